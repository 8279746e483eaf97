import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Reservation, ReservationDetail } from '@/contract/reservation-detail'
import { mailFacts, type MailFacts } from '@/server/features/reservations/scheduled-mails/mail-facts'
import { query, queryOne } from '@/server/platform/db/pool'
import { queryStatement } from '@/server/platform/db/query-statement'
import { sql } from '@/server/platform/db/transaction-of'
import { createBooking } from '../../../../tests/factories/booking'
import { createDeparture, inDays } from '../../../../tests/factories/departure'
import { createExpedition } from '../../../../tests/factories/expedition'
import { call } from '../../../../tests/integration/call'
import { runJobs } from '../../../../tests/integration/run-jobs'
import { signInAs } from '../../../../tests/integration/sign-in-as'

type Guided = { departures: Array<{ departure_id: number; incomplete_profiles: number }> }
type Roster = { participants: Array<{ completeness: number; short_form?: string }> }

let payload: Payload
let customer: Awaited<ReturnType<typeof signInAs>>
let guide: Awaited<ReturnType<typeof signInAs>>
let expedition: number
let departure: number
let id: number

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  customer = await signInAs(payload)
  guide = await signInAs(payload, { role: 'guide' })
  const { id: led } = await payload.create({
    collection: 'guides',
    data: { full_name: 'Inès Roux', user: guide.id },
    draft: true,
  })
  const made = await createExpedition(payload, { expedition_type: 'family', age_min_child: 3 })
  expedition = made.id
  const dates = { departure_start: inDays(40), departure_end: inDays(42) }
  departure = (await createDeparture(payload, { expedition, guide: led, ...dates })).id
  await runJobs()
})

/** An adult and two children. Their profiles lack a phone and a level alone; one child has an age, one a date of birth. */
beforeEach(async () => {
  await query('delete from participants where reservation_id = $1', [id])
  await query('update reservations set status = $2, canceled_at = now() where id = $1', [id, 'canceled'])
  await query('update departures set seats_taken = 0 where id = $1', [departure])
  await query(`update expeditions set expedition_type = 'family' where id = $1`, [expedition])
  id = await createBooking({ user: customer.id, departure, travelers: 3 })
  await query(
    `insert into participants (reservation_id, position, first_name, last_name, birth_date, told_age, phone, level,
       emergency_name, emergency_phone, diet)
     select $1, n, 'Léa', 'Roy', case when n = 3 then now() - interval '9 years' when n = 1 then now() - interval '40 years'
         else now() - interval '8 years' end,
       case when n = 2 then 8 end, case when n = 1 then '+33639981234' end, case when n = 1 then 3 end, 'Sylvie', '+33639981235', 'Rien'
     from generate_series(1, 3) n`,
    [id],
  )
})

const detail = async () =>
  (await call<ReservationDetail>(`v1/reservations/${String(id)}`, { token: customer.token })).body

/** What each place that counts profiles says: how complete they are in all, and how many are not. */
const everywhere = async () => {
  const own = await detail()
  const { body } = await call<{ list_reservations: Reservation[] }>('v1/reservations', { token: customer.token })
  const listed = body.list_reservations.find((one) => one.reservation_id === id)
  const guided = (await call<Guided>('v1/guide/departures', { token: guide.token })).body.departures[0]
  const roster = (await call<Roster>(`v1/guide/departures/${String(departure)}`, { token: guide.token })).body
    .participants
  const [facts] = await queryStatement<MailFacts>(mailFacts(sql`r.id = ${id}`))
  return {
    percents: [own.dashboard_completness, listed?.dashboard_completness],
    missing: [
      own.participants.filter(({ completeness }) => completeness < 100).length,
      guided?.incomplete_profiles,
      roster.filter(({ completeness }) => completeness < 100).length,
    ],
    isMailed: facts?.reservation.isComplete === false,
  }
}

describe('the profile of a child', () => {
  it('has no phone and no level to give, and every place that counts agrees', async () => {
    expect((await detail()).participants.map(({ short_form: form, missing }) => [form, missing])).toEqual([
      [undefined, []],
      ['child', []],
      ['child', []],
    ])
    expect(await everywhere()).toEqual({ percents: [100, 100], missing: [0, 0, 0], isMailed: false })
  })

  it('misses what is still asked, and is completed by it: the adult is asked everything', async () => {
    await query('update participants set phone = null where reservation_id = $1 and position = 1', [id])
    await query('update participants set diet = null where reservation_id = $1 and position = 2', [id])
    expect(await everywhere()).toEqual({ percents: [90, 90], missing: [2, 2, 2], isMailed: true })
    const { body } = await call<ReservationDetail>(`v1/reservations/${String(id)}/participants`, {
      method: 'PATCH',
      token: customer.token,
      body: { participants: [{ position: 2, diet: 'Rien' }] },
    })
    expect(body.participants[1]?.completeness).toBe(100)
    const kept = await queryOne(
      'select completed_at is not null as is_complete from participants where reservation_id = $1 and position = 2',
      [id],
    )
    expect(kept).toEqual({ is_complete: true })
  })

  it('names nobody to call where a guardian answers for it', async () => {
    await query(`update expeditions set expedition_type = 'kids' where id = $1`, [expedition])
    await query('update participants set emergency_name = null, emergency_phone = null where reservation_id = $1', [id])
    await query(
      `insert into guardians (reservation_id, first_name, last_name, phone, contacts, pick_ups)
       values ($1, 'Nadia', 'Roy', '+33639981234', $2, '[]')`,
      [id, JSON.stringify([0, 1].map((at) => ({ name: 'Paul', phone: `+3363998220${String(at)}` })))],
    )
    expect((await detail()).participants.map(({ short_form: form }) => form)).toEqual(['guarded', 'guarded', 'guarded'])
    expect(await everywhere()).toEqual({ percents: [100, 100], missing: [0, 0, 0], isMailed: false })
  })
})
