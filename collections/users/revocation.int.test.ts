import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { query } from '@/server/platform/db/pool'
import { call } from '../../tests/integration/call'
import { confirmed } from '../../tests/integration/confirmed'
import { signInAs } from '../../tests/integration/sign-in-as'
import { writeDuringSave } from '../../tests/integration/write-during-save'
import { lockBeforeUpdate } from './lock-before-update'

const ROUNDS = 6
const WRITERS = 3

let payload: Payload

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
})

const revoke = (id: number, token: string) =>
  call(`users/${String(id)}`, { method: 'PATCH', token, body: { role: 'customer' }, headers: confirmed() })

const isRevoked = async (id: number): Promise<boolean> => {
  const [row] = await query<{ role: string; sessions: number }>(
    `select role, (select count(*)::int from users_sessions where _parent_id = users.id) as sessions
     from users where id = $1`,
    [id],
  )
  return row?.role === 'customer' && row.sessions === 0
}

/**
 * An administrator takes a guide's role away while the guide writes to the account on three connections without a pause;
 * counts the rounds after which the guide has the role or a session again.
 */
const undoneRevocations = async (pathOf: (id: number) => string): Promise<number> => {
  const admin = await signInAs(payload, { role: 'admin' })
  let undone = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id, token } = await signInAs(payload, { role: 'guide' })
    let isOver = false
    let writes = 0
    const writeOn = async (): Promise<void> => {
      while (!isOver) {
        await call(pathOf(id), { method: 'PATCH', token, body: { first_name: `K${String(writes)}` } })
        writes += 1
      }
    }
    const writers = Array.from({ length: WRITERS }, writeOn)
    while (writes < WRITERS) await new Promise(setImmediate)
    const revoked = await revoke(id, admin.token)
    const before = writes
    while (writes < before + 2 * WRITERS) await new Promise(setImmediate)
    isOver = true
    await Promise.all(writers)
    expect(revoked.status).toBe(200)
    if (!(await isRevoked(id))) undone += 1
  }
  return undone
}

/** Whether a role taken away between the account's reading and its writing is still away after both. */
const staysRevoked = async (pathOf: (id: number) => string): Promise<boolean> => {
  const admin = await signInAs(payload, { role: 'admin' })
  const { id, token } = await signInAs(payload, { role: 'guide' })
  await writeDuringSave({
    payload,
    slug: 'users',
    save: () => call(pathOf(id), { method: 'PATCH', token, body: { first_name: 'Katell' } }),
    write: () => revoke(id, admin.token),
  })
  return isRevoked(id)
}

const single = (id: number): string => `users/${String(id)}`
const bulk = (id: number): string => `users?where[id][equals]=${String(id)}`

/** Takes a guard away for the time of some work. */
const without = async (work: () => Promise<void>): Promise<void> => {
  const { config: users } = payload.collections.users
  const { beforeOperation } = users.hooks
  const place = beforeOperation.indexOf(lockBeforeUpdate)
  beforeOperation.splice(place, 1)
  users.disableBulkEdit = false
  try {
    await work()
  } finally {
    beforeOperation.splice(place, 0, lockBeforeUpdate)
    users.disableBulkEdit = true
  }
}

describe('a revoked account', () => {
  it.each([
    ['one by one', single],
    ['by a query', bulk],
  ])(
    'stays revoked while it writes to itself %s',
    async (_way, pathOf) => {
      expect(await undoneRevocations(pathOf)).toBe(0)
    },
    120_000,
  )

  it('stays revoked when it was read before and is written after', async () => {
    expect(await staysRevoked(single)).toBe(true)
  })

  it.each([
    ['one by one', single],
    ['by a query', bulk],
  ])('would come back without the guard, %s', async (_way, pathOf) => {
    await without(async () => {
      expect(await staysRevoked(pathOf)).toBe(false)
    })
  })
})
