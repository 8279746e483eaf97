import config from '@payload-config'
import { getPayload, type Payload, type PayloadRequest } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { ROLES, type Role } from '@/domain/accounts/roles'
import { createExpedition } from '../../../../tests/factories/expedition'
import { createUser } from '../../../../tests/factories/user'
import { guardServerFunction } from './guard-server-function'

let payload: Payload
let people: Record<Role, NonNullable<PayloadRequest['user']>>
let expeditionId: number

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  const entries = await Promise.all(
    ROLES.map(async (role) => [role, { ...(await createUser(payload, { role })), collection: 'users' }] as const),
  )
  people = Object.fromEntries(entries) as typeof people
  expeditionId = (await createExpedition(payload)).id
})

const guard = (role: Role | null, name: string, args: Record<string, unknown> = {}) =>
  guardServerFunction({ call: { name, args }, user: role && people[role], payload })

describe('a call of the panel beside the REST', () => {
  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', 'unknown', ''])(
    'has no name « %s »',
    async (name) => {
      for (const role of [null, ...ROLES]) expect(await guard(role, name)).toBeNull()
    },
  )

  it('is for the back office', async () => {
    expect(await guard(null, 'form-state')).toBeNull()
    expect(await guard('customer', 'form-state')).toBeNull()
    for (const role of ROLES.filter((one) => one !== 'customer')) {
      expect(await guard(role, 'form-state')).toEqual({ name: 'form-state', args: {} })
    }
  })

  it('schedules and unschedules for who may publish', async () => {
    const args = { doc: { relationTo: 'expeditions', value: expeditionId }, deleteID: 1, type: 'unpublish' }
    for (const role of ['guide', 'marketer'] as const) {
      expect(await guard(role, 'schedule-publish', args)).toBeNull()
      expect(await guard(role, 'schedule-publish', { deleteID: 1 })).toBeNull()
    }
    for (const role of ['staff', 'admin'] as const) {
      expect(await guard(role, 'schedule-publish', args)).toEqual({ name: 'schedule-publish', args })
    }
  })

  it('locks what one may change', async () => {
    const lock = (role: Role, collectionSlug: string, id: number) =>
      guard(role, 'form-state', { collectionSlug, id, returnLockStatus: true, updateLastEdited: true })
    const locked = (answer: Awaited<ReturnType<typeof guard>>) => answer?.args['returnLockStatus']
    expect(locked(await lock('guide', 'expeditions', expeditionId))).toBe(false)
    expect(locked(await lock('marketer', 'expeditions', expeditionId))).toBe(false)
    expect(locked(await lock('staff', 'expeditions', expeditionId))).toBe(true)
    expect(locked(await lock('guide', 'users', people.admin.id))).toBe(false)
    expect(locked(await lock('guide', 'users', people.guide.id))).toBe(true)
    expect(locked(await lock('staff', 'users', people.customer.id))).toBe(true)
  })
})
