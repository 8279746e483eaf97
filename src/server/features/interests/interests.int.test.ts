import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createExpedition } from '../../../../tests/factories/expedition'
import { createUser } from '../../../../tests/factories/user'
import { call } from '../../../../tests/integration/call'
import { pressAtOnce } from '../../../../tests/integration/press-at-once'
import { runJobs } from '../../../../tests/integration/run-jobs'
import { signInAs } from '../../../../tests/integration/sign-in-as'
import { pool, query } from '@/server/platform/db/pool'
import { addInterestOf } from './add-interest'
import { INTEREST_LIMIT } from './interest-limit'

let payload: Payload
let vercors: number
let sarek: number

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  vercors = (await createExpedition(payload)).id
  sarek = (await createExpedition(payload)).id
  await runJobs()
})

afterEach(() => vi.restoreAllMocks())

const add = (expedition_id: unknown, token?: string) =>
  call<number[]>('v1/interests', { method: 'POST', body: { expedition_id }, token })
const remove = (id: number | string, token?: string) =>
  call<number[]>(`v1/interests/${id}`, { method: 'DELETE', token })
const list = async (token: string) => (await call<number[]>('v1/interests', { token })).body

const countOn = async (id: number): Promise<number | undefined> => {
  await runJobs()
  const { body } = await call<{ all_time_interests_count: number }>(`v1/expeditions/${id}`)
  return body.all_time_interests_count
}

const rowsOf = (expedition: number) =>
  query<{ user_id: number; is_active: boolean }>('select user_id, is_active from interests where expedition_id = $1', [
    expedition,
  ])

describe('favourites', () => {
  it('are added, listed and taken back, last added last', async () => {
    const { token } = await signInAs(payload)
    expect(await list(token)).toEqual([])
    const first = await add(vercors, token)
    expect([first.status, first.body]).toEqual([201, [vercors]])
    expect((await add(sarek, token)).body).toEqual([vercors, sarek])
    expect((await add(vercors, token)).body).toEqual([vercors, sarek])
    const left = await remove(vercors, token)
    expect([left.status, left.body]).toEqual([200, [sarek]])
    expect((await add(vercors, token)).body).toEqual([sarek, vercors])
    expect(await list(token)).toEqual([sarek, vercors])
  })

  it('are nobody else’s', async () => {
    const [one, other] = [await signInAs(payload), await signInAs(payload)]
    await add(vercors, one.token)
    await add(vercors, other.token)
    await remove(vercors, other.token)
    expect(await list(one.token)).toEqual([vercors])
    expect(await list(other.token)).toEqual([])
  })

  it('are taken back twice without harm', async () => {
    const { token } = await signInAs(payload)
    await add(vercors, token)
    await remove(vercors, token)
    expect(await remove(vercors, token)).toMatchObject({ status: 200, body: [] })
  })

  it('can be taken back once unpublished, and added no more', async () => {
    const { token } = await signInAs(payload)
    const { id } = await createExpedition(payload)
    await runJobs()
    await add(id, token)
    await payload.update({ collection: 'expeditions', id, data: { _status: 'draft' } })
    await runJobs()
    expect((await call(`v1/expeditions/${id}`)).status).toBe(404)
    expect(await list(token)).toEqual([id])
    expect((await remove(id, token)).body).toEqual([])
    expect((await add(id, token)).status).toBe(404)
  })

  it('take one statement each beside the session', async () => {
    const { id } = await createUser(payload)
    const spy = vi.spyOn(pool(), 'query')
    await addInterestOf({ userId: id, expeditionId: vercors })
    expect(spy).toHaveBeenCalledTimes(1)
  })
})

describe('what favourites refuse', () => {
  it('who is not signed in', async () => {
    expect((await call('v1/interests')).status).toBe(401)
    expect((await add(vercors)).status).toBe(401)
    expect((await remove(vercors)).status).toBe(401)
    expect((await call('v1/interests/popup')).status).toBe(401)
  })

  it('an expedition that does not exist', async () => {
    const { token } = await signInAs(payload)
    expect(await add(2_000_000_000, token)).toMatchObject({
      status: 404,
      body: { error: 'Cette aventure n’existe pas ou n’est plus en ligne.' },
    })
    expect(await list(token)).toEqual([])
  })

  it.each([0, -1, 1.5, 'vercors', 3_000_000_000, null])('the number %s', async (id) => {
    const { token } = await signInAs(payload)
    expect((await add(id, token)).status).toBe(422)
    expect((await remove(String(id), token)).status).toBe(404)
  })

  it('a body that is none', async () => {
    const { token } = await signInAs(payload)
    expect((await call('v1/interests', { method: 'POST', rawBody: '{', token })).status).toBe(400)
    expect((await call('v1/interests', { method: 'POST', body: { expedition_id: 1, more: 1 }, token })).status).toBe(
      422,
    )
  })

  it('a flood, without adding what it refuses', async () => {
    const { id, token } = await signInAs(payload)
    await Promise.all(
      Array.from({ length: INTEREST_LIMIT.points }, () => addInterestOf({ userId: id, expeditionId: vercors })),
    )
    const refused = await add(sarek, token)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await remove(vercors, token)).status).toBe(429)
    expect(await list(token)).toEqual([vercors])
  })
})

describe('the count of an expedition', () => {
  it('is exact after 200 parallel hearts, and says every first like ever', async () => {
    const { id: expedition } = await createExpedition(payload)
    await runJobs()
    const others = await query<{ id: number }>(
      `insert into users (email, role, provider, sign_in_count)
       select 'coeur-' || n || '@lagopede.test', 'customer', 'email', 0 from generate_series(1, 199) n returning id`,
    )
    const { id: last, token } = await signInAs(payload)
    await Promise.all([
      ...others.map(({ id }) => addInterestOf({ userId: id, expeditionId: expedition })),
      add(expedition, token),
    ])
    expect(await rowsOf(expedition)).toHaveLength(200)
    expect(await countOn(expedition)).toBe(200)
    // Taken back and given again, it is the same like.
    await Promise.all([remove(expedition, token), add(expedition, token), remove(expedition, token)])
    await remove(expedition, token)
    expect((await rowsOf(expedition)).filter(({ is_active }) => !is_active)).toEqual([
      { user_id: last, is_active: false },
    ])
    expect(await countOn(expedition)).toBe(200)
  })

  it('holds one row when a user’s own hearts come 50 at once', async () => {
    const { id: expedition } = await createExpedition(payload)
    await runJobs()
    const { token } = await signInAs(payload)
    const answers = await pressAtOnce(50, () => add(expedition, token))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(await rowsOf(expedition)).toHaveLength(1)
    expect(await countOn(expedition)).toBe(1)
  })
})
