import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { LEVEL_QUIZ_QUESTIONS } from '@lagopede/demo/level-quiz/level-questions'
import { findLevelQuiz } from '@/server/features/level-quiz/find-level-quiz'
import { withClient } from '@/server/platform/postgres/probe'
import type { LevelQuizVersion } from '@/payload-types'
import { createLevelQuiz } from '../../tests/factories/level-quiz'
import { call } from '../../tests/integration/call'
import { siteDatabaseUrl, testDatabaseUrl } from '../../tests/integration/setup'
import { signInAs } from '../../tests/integration/sign-in-as'
import { toldBy } from '../../tests/integration/told-by'

let payload: Payload
let token: string

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  token = (await signInAs(payload, { role: 'marketer' })).token
})

const address = ({ id }: LevelQuizVersion): string => `level-quizzes/${String(id)}`
const change = (quiz: LevelQuizVersion, body: object) => call(address(quiz), { method: 'PATCH', token, body })

describe('a published quiz', () => {
  it('is refused any change and deletion in the panel, whoever asks', async () => {
    const quiz = await createLevelQuiz(payload)
    const { token: admin } = await signInAs(payload, { role: 'admin' })
    for (const one of [token, admin]) {
      for (const body of [{ version: 'other' }, { status: 'draft' }, { questions: [] }]) {
        expect((await call(address(quiz), { method: 'PATCH', token: one, body })).status).toBe(403)
      }
      expect((await call(address(quiz), { method: 'DELETE', token: one })).status).toBe(403)
    }
  })

  it('is kept from the code of the site too', async () => {
    const { id } = await createLevelQuiz(payload)
    await expect(payload.update({ collection: 'level-quizzes', id, data: { version: 'x' } })).rejects.toThrow(
      'duplique',
    )
    await expect(payload.delete({ collection: 'level-quizzes', id })).rejects.toThrow('duplique')
  })

  it('is kept from any statement of the site, and of the owner of the tables', async () => {
    const { id } = await createLevelQuiz(payload)
    for (const url of [siteDatabaseUrl(), testDatabaseUrl()]) {
      for (const statement of [
        `update level_quizzes set frozen = '[]' where id = ${String(id)}`,
        `update level_quizzes set status = 'draft' where id = ${String(id)}`,
        `delete from level_quizzes where id = ${String(id)}`,
      ]) {
        await expect(withClient(url, (client) => client.query(statement))).rejects.toThrow('never rewritten')
      }
    }
  })

  it('keeps its families as they were named then', async () => {
    const category = await payload.create({
      collection: 'activity-categories',
      data: { title: 'Parapente', slug: 'parapente', icon: 'trees', activities: [await someActivity()] },
    })
    const [first, ...others] = LEVEL_QUIZ_QUESTIONS.map((one) => ({ ...one, families: [] as number[] }))
    if (!first) throw new Error('The demo has questions')
    await createLevelQuiz(payload, { questions: [{ ...first, families: [category.id] }, ...others] })
    await payload.delete({ collection: 'activity-categories', id: category.id })
    expect((await findLevelQuiz())?.questions[0]?.families).toEqual(['parapente'])
  })
})

describe('a draft', () => {
  it('is changed and published by a marketer, shown then, and told to the pages once it is', async () => {
    const before = await findLevelQuiz()
    const draft = await createLevelQuiz(payload, { status: 'draft' })
    expect(await findLevelQuiz()).toEqual(before)
    const renamed = `${draft.version}b`
    expect(await toldBy(async () => change(draft, { version: renamed }))).toEqual([])
    expect(await toldBy(async () => change(draft, { status: 'published' }))).toEqual(['level-quiz'])
    const shown = await findLevelQuiz()
    expect([shown?.version, shown?.questions.length]).toEqual([renamed, LEVEL_QUIZ_QUESTIONS.length])
    expect(shown?.questions[0]?.choices).toHaveLength(6)
  })

  it('is not published with a fault, and says which', async () => {
    const questions = LEVEL_QUIZ_QUESTIONS.slice(0, 3).map((one) => ({ ...one, families: [] as number[] }))
    const draft = await createLevelQuiz(payload, { status: 'draft', questions })
    const { status, body } = await change(draft, { status: 'published' })
    expect([status, JSON.stringify(body).includes('de 8 à 12')]).toEqual([400, true])
  })

  it('begins as the copy of a published one', async () => {
    const quiz = await createLevelQuiz(payload)
    const { body } = await call<{ doc: LevelQuizVersion }>(`${address(quiz)}/duplicate`, {
      method: 'POST',
      token,
      body: {},
    })
    expect([body.doc.version, body.doc.status]).toEqual([`${quiz.version}-copie`, 'draft'])
  })
})

const someActivity = async (): Promise<number> =>
  (await payload.create({ collection: 'activities', data: { name: 'Parapente' } })).id
