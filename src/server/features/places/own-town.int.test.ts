import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call } from '../../../../tests/integration/call'
import { signInAs } from '../../../../tests/integration/sign-in-as'
import type { OutputOf } from '@/contract/define-route'
import type { OwnTown } from '@/contract/own-town'
import { query } from '@/server/platform/db/pool'
import { saveTownOf } from './own-town'

let payload: Payload
let mine: { id: number; token: string }

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
})
beforeEach(async () => {
  mine = await signInAs(payload)
})

type Answer = OutputOf<typeof OwnTown> & { error?: string }
const ask = (method: 'GET' | 'POST' | 'DELETE', body?: object, token?: string) =>
  call<Answer>('v1/user/town', { method, body, token })
const PLOUFRAGAN = { code: '22215', name: 'Ploufragan', label: 'Ploufragan (22)' }

describe('one’s own town', () => {
  it('is saved, read again, replaced and forgotten', async () => {
    expect((await ask('GET', undefined, mine.token)).body).toEqual({ saved: null })
    expect((await ask('POST', { code: '22215' }, mine.token)).body).toEqual({ saved: PLOUFRAGAN })
    expect((await ask('GET', undefined, mine.token)).body).toEqual({ saved: PLOUFRAGAN })
    expect((await ask('POST', { code: '2B033' }, mine.token)).body.saved?.label).toBe('Bastia (2B)')
    expect((await ask('DELETE', undefined, mine.token)).body).toEqual({ saved: null })
    expect((await ask('DELETE', undefined, mine.token)).status).toBe(200)
    expect(await query('select 1 from user_towns where user_id = $1', [mine.id])).toEqual([])
  })

  it('is one row a person, however many saves come at once', async () => {
    const answers = await Promise.all(['22215', '69123', '75056'].map((code) => ask('POST', { code }, mine.token)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await query('select 1 from user_towns where user_id = $1', [mine.id])).toHaveLength(1)
  })

  it('is nobody else’s', async () => {
    await ask('POST', { code: '22215' }, mine.token)
    const other = await signInAs(payload)
    expect((await ask('GET', undefined, other.token)).body).toEqual({ saved: null })
    await ask('DELETE', undefined, other.token)
    expect((await ask('GET', undefined, mine.token)).body).toEqual({ saved: PLOUFRAGAN })
    for (const method of ['GET', 'DELETE'] as const) expect((await ask(method)).status).toBe(401)
    expect((await ask('POST', { code: '22215' })).status).toBe(401)
  })

  it.each([
    ['a town that is not', { code: '22999' }],
    ['a name', { code: 'Ploufragan' }],
    ['nothing', {}],
    ['more than a code', { code: '22215', name: 'Ailleurs' }],
  ])('refuses %s, and keeps what there was', async (_name, body) => {
    await ask('POST', { code: '22215' }, mine.token)
    const { status, body: answer } = await ask('POST', body, mine.token)
    expect(status).toBe(422)
    expect(answer.error).toMatch(/\S/)
    expect((await ask('GET', undefined, mine.token)).body).toEqual({ saved: PLOUFRAGAN })
  })

  it('keeps nothing of an account that is deleted meanwhile', async () => {
    await query('update users set deleted_at = now() where id = $1', [mine.id])
    expect(await saveTownOf({ userId: mine.id, code: '22215' })).toEqual({ saved: null })
  })
})
