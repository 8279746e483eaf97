import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CartDetail } from '@/contract/cart-detail'
import type { WaitlistEntry } from '@/contract/waitlist'
import { AGES_ASKED_HERE } from '@/domain/seats/party-ages'
import { checkDatabase } from '@/server/compose/check-database'
import { readDepartureDesk } from '@/server/features/desk/read-departure-desk'
import { query } from '@/server/platform/db/pool'
import { createDeparture, inDays } from '../../../../../tests/factories/departure'
import { createExpedition } from '../../../../../tests/factories/expedition'
import { call } from '../../../../../tests/integration/call'
import { runJobs } from '../../../../../tests/integration/run-jobs'
import { createCustomers, type Customer } from '../../../../../tests/seats/create-customers'

type Body = WaitlistEntry & CartDetail & { error: string; entries: WaitlistEntry[]; reason: string }

let payload: Payload
let customers: Customer[]
let family: number
let grownUps: number

const [CAPACITY, DATES] = [6, { departure_start: inDays(60), departure_end: inDays(64) }]

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  customers = await createCustomers(payload, 4)
  await query('update users set email_verified_at = now()')
})

beforeEach(async () => {
  for (const table of ['carts', 'hold_periods', 'rate_limits', 'departures']) await query(`delete from ${table}`)
  const trips = [
    await createExpedition(payload, { expedition_type: 'family', age_min_child: 6 }),
    await createExpedition(payload),
  ]
  const made = []
  for (const { id: expedition } of trips)
    made.push(await createDeparture(payload, { expedition, capacity: CAPACITY, ...DATES }))
  ;[family = 0, grownUps = 0] = made.map(({ id }) => id)
  await hold(0, CAPACITY, family)
  await runJobs()
})

const send = (user: number, method: 'GET' | 'POST' | 'PATCH', path: string, body?: unknown) =>
  call<Body>(`v1/${path}`, { method, token: customers[user]?.token, body })
const hold = (user: number, seats: number, id: number) =>
  send(user, 'POST', 'cart', { departure_id: id, travelers_count: seats })
const offerOf = async (user: number) => (await send(user, 'GET', 'waitlist')).body.entries[0]?.offer?.seats_count ?? 0
const isSound = async () => expect(await checkDatabase()).toEqual([])

describe('the ages of who waits', () => {
  const join = (user: number, body: object) =>
    send(user, 'POST', 'waitlist', { travelers_count: 2, fewest_count: 2, ...body })
  const wait = (ages: Array<number | null> | undefined, fewest = ages?.length ?? 3) =>
    send(1, 'POST', 'waitlist', {
      ...{ departure_id: family, travelers_count: ages?.length ?? 3, fewest_count: fewest },
      ...(ages && { ages }),
    })

  it('are asked where they decide, and refused with a way out', async () => {
    expect((await wait(undefined)).body).toMatchObject({ reason: 'ages', error: AGES_ASKED_HERE })
    expect((await wait([18, null])).body.reason).toBe('ages')
    const young = await wait([18, 4])
    expect([young.status, young.body.reason]).toEqual([409, 'too_young'])
    expect((await wait([12, 14])).body).toMatchObject({
      reason: 'no_adult',
      error: expect.stringContaining('Ajoute') as never,
    })
    expect((await wait([18, 18, 9])).body.party).toMatchObject({ ages: [18, 18, 9], needs_ages: true, refusal: null })
    expect((await readDepartureDesk(family)).waitlist).toMatchObject([{ ages: [18, 18, 9] }])
    // Elsewhere nobody has to tell, and minors alone are refused all the same.
    await hold(2, 6, grownUps)
    expect((await join(1, { departure_id: grownUps })).body.party).toMatchObject({
      ages: [null, null],
      needs_ages: false,
    })
    expect((await join(3, { departure_id: grownUps, ages: [17, 17] })).body.reason).toBe('no_adult')
    await isSound()
  })

  it('follow the party that changes, and the seats into the cart', async () => {
    const { id } = (await wait([18, 18, 9], 2)).body
    const path = `waitlist/${String(id)}`
    const change = (body: object) => send(1, 'PATCH', path, body)
    expect((await change({ travelers_count: 4, fewest_count: 2 })).body.reason).toBe('ages')
    expect((await change({ travelers_count: 3, fewest_count: 3 })).body.party.ages).toEqual([18, 18, 9])
    expect((await change({ travelers_count: 3, fewest_count: 2, ages: [18, 18, 5] })).body.reason).toBe('too_young')
    const changed = await change({ travelers_count: 3, fewest_count: 2, ages: [18, 18, 7] })
    expect(changed.body.party.ages).toEqual([18, 18, 7])
    await hold(0, 4, family)
    expect(await offerOf(1)).toBe(2)
    const accepted = await send(1, 'POST', `${path}/accept`, { travelers_count: 2 })
    const cart = (await send(1, 'GET', `carts/${String(accepted.body.id)}`)).body
    expect(cart).toMatchObject({ travelers_count: 2, party: { ages: [18, 7], refusal: null } })
    await isSound()
  })

  it('of a request of before are asked once its seats are in the cart', async () => {
    const { id } = (await wait([18, 9])).body
    await query(`update waitlist_entries set ages = '[]' where id = $1`, [id])
    await hold(0, 4, family)
    const accepted = await send(1, 'POST', `waitlist/${String(id)}/accept`, { travelers_count: 2 })
    expect(accepted.status).toBe(200)
    const cart = (await send(1, 'GET', `carts/${String(accepted.body.id)}`)).body
    expect(cart.party).toMatchObject({ ages: [null, null], needs_ages: true })
  })

  it.each([
    ['of fewer than who waits', '[18]'],
    ['of more than who waits', '[18, 18, 9]'],
    ['that are no list', '{}'],
  ])('are not kept %s, whoever writes them', async (_what, ages) => {
    const { id } = (await wait([18, 9])).body
    const write = query('update waitlist_entries set ages = $2::jsonb where id = $1', [id, ages])
    await expect(write).rejects.toThrow(/waitlist_entries_ages|cannot get array length/)
  })
})
