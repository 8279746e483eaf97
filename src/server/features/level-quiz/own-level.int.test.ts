import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OutputOf } from '@/contract/define-route'
import type { OwnLevel } from '@/contract/own-level'
import type { QuizQuestion } from '@/domain/level-quiz/level-quiz'
import { query, queryOne } from '@/server/platform/db/pool'
import { createLevelQuiz } from '../../../../tests/factories/level-quiz'
import { call } from '../../../../tests/integration/call'
import { signInAs } from '../../../../tests/integration/sign-in-as'
import { findLevelQuiz } from './find-level-quiz'

let payload: Payload
let quiz: { version: string; questions: QuizQuestion[] }
let mine: { id: number; token: string }

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  await query(`insert into activity_categories (title, slug, icon, _order) values
    ('Neige', 'neige', 'snowflake', 'b'), ('A pieds', 'a-pieds', 'footprints', 'a')`)
  await createLevelQuiz(payload)
  const found = await findLevelQuiz()
  if (!found) throw new Error('A quiz was published')
  quiz = found
})
beforeEach(async () => {
  mine = await signInAs(payload)
})

type Answer = OutputOf<typeof OwnLevel> & { error?: string }
const ask = (method: 'GET' | 'POST' | 'DELETE', body?: object, token?: string) =>
  call<Answer>('v1/user/level', { method, body, token })
const save = (body: object, token = mine.token) => ask('POST', { version: quiz.version, ...body }, token)
const all = (place: number | null) => Object.fromEntries(quiz.questions.map(({ id }) => [id, place]))
const levels = ({ body }: { body: Answer }) => body.saved?.levels.map(({ family, level }) => [family, level])

describe('one’s own level', () => {
  it('is saved with the levels that its version finds, read again, and forgotten', async () => {
    expect((await ask('GET', undefined, mine.token)).body).toEqual({ saved: null })
    const saved = await save({ answers: { ...all(3), [quiz.questions[0]?.id ?? '']: null } })
    expect(saved.status).toBe(200)
    expect(levels(await save({ answers: all(3) }))).toEqual([
      ['a-pieds', 3],
      ['neige', 3],
    ])
    const { body } = await ask('GET', undefined, mine.token)
    expect(body.saved).toMatchObject({ version: quiz.version, answers: all(3) })
    expect(body.saved?.levels[0]?.title).toBe('A pieds')
    expect((await ask('DELETE', undefined, mine.token)).body).toEqual({ saved: null })
    expect(await query('select 1 from user_levels where user_id = $1', [mine.id])).toEqual([])
    expect((await ask('DELETE', undefined, mine.token)).status).toBe(200)
  })

  it('counts what was passed as the weakest answer', async () => {
    expect(levels(await save({ answers: all(null) }))?.[0]).toEqual(['a-pieds', 0])
    expect(levels(await save({ answers: {} }))?.[0]).toEqual(['a-pieds', 0])
  })

  it('is one row a person, however many saves come at once', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map((place) => save({ answers: all(place) })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await query('select 1 from user_levels where user_id = $1', [mine.id])).toHaveLength(1)
  })

  it('is nobody else’s', async () => {
    await save({ answers: all(3) })
    const other = await signInAs(payload)
    expect((await ask('GET', undefined, other.token)).body).toEqual({ saved: null })
    await ask('DELETE', undefined, other.token)
    expect((await ask('GET', undefined, mine.token)).body.saved).toMatchObject({ answers: all(3) })
    for (const method of ['GET', 'DELETE'] as const) expect((await ask(method)).status).toBe(401)
    expect((await ask('POST', { version: quiz.version, answers: {} })).status).toBe(401)
  })

  it('takes a version published before, and none that never was', async () => {
    const before = quiz.version
    await createLevelQuiz(payload)
    expect((await save({ version: before, answers: all(2) })).status).toBe(200)
    const draft = await createLevelQuiz(payload, { status: 'draft' })
    for (const version of [draft.version, 'inconnue']) {
      const { status, body } = await save({ version, answers: {} })
      expect([status, body.error]).toEqual([409, 'Ce test a changé depuis. Recharge la page pour le refaire.'])
    }
  })

  it.each([
    ['a question it does not have', { inconnue: 1 }],
    ['a choice that no question has', { '*': 6 }],
    ['half a choice', { '*': 1.5 }],
    ['a choice below the first', { '*': -1 }],
    ['words', { '*': 'beaucoup' }],
    [
      'more answers than questions',
      Object.fromEntries(Array.from({ length: 13 }, (_, index) => [`q${String(index)}`, 1])),
    ],
  ])('refuses %s, and keeps what there was', async (_name, answers) => {
    await save({ answers: all(1) })
    const first = quiz.questions[0]?.id ?? ''
    const named = Object.fromEntries(Object.entries(answers).map(([id, place]) => [id === '*' ? first : id, place]))
    expect((await save({ answers: named })).status).toBe(422)
    expect(await queryOne('select answers from user_levels where user_id = $1', [mine.id])).toEqual({ answers: all(1) })
  })

  it('keeps nothing of an account that is deleted meanwhile', async () => {
    await query('update users set deleted_at = now() where id = $1', [mine.id])
    const { saveLevelOf } = await import('./own-level')
    expect(await saveLevelOf({ userId: mine.id, version: quiz.version, answers: {} })).toEqual({ saved: null })
  })
})
