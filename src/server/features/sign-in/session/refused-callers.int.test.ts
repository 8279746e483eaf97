import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { query } from '@/server/platform/db/pool'
import { answerByDoor, answerByRouter } from '../../../../../tests/integration/answer-request'
import { signInAs } from '../../../../../tests/integration/sign-in-as'

/** Calls that every page of a signed-in person makes: what they are answered is read on lanes of their own. */
const CALLS = [
  ['GET', 'user'],
  ['GET', 'interests'],
  ['GET', 'cart'],
  ['GET', 'reservations'],
  ['POST', 'interests/popup/seen'],
] as const

/** What ends a session, by its number or by that of its account. */
const ENDS = {
  'its removal': 'delete from users_sessions where id = $1 and _parent_id = $2',
  'its last renewal': `update users_sessions set expires_at = now() - interval '1 second' where id = $1 and _parent_id = $2`,
  'its age': `update users_sessions set created_at = now() - interval '91 days' where id = $1 and _parent_id = $2`,
  'the removal of its account': `with gone as (delete from users_sessions where id = $1) delete from users where id = $2`,
}

let payload: Payload

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
})

const sessionOf = (token: string) =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sid: string }).sid

const askBoth = async (method: string, path: string, token: string) => {
  const request = () =>
    new Request(`http://127.0.0.1/api/v1/${path}`, { method, headers: { authorization: `Bearer ${token}` } })
  const answers = [await answerByDoor(request()), await answerByRouter(request())]
  return answers.map((answer) => answer?.status)
}

describe.each(CALLS)('%s %s', (method, path) => {
  it.each(Object.entries(ENDS))('is refused at once after %s', async (_end, statement) => {
    const { token, id } = await signInAs(payload)
    const others = await signInAs(payload)
    expect(await askBoth(method, path, token)).toEqual([200, 200])
    await query(statement, [sessionOf(token), id])
    expect(await askBoth(method, path, token)).toEqual([401, 401])
    expect(await askBoth(method, path, others.token)).toEqual([200, 200])
  })

  it('is answered alike at both doors where an account is closed and its session was left', async () => {
    const { token, id } = await signInAs(payload)
    await query('update users set deleted_at = now() where id = $1', [id])
    const [door, router] = await askBoth(method, path, token)
    expect(door).toBe(router)
  })
})
