import { beforeAll, describe, it } from 'vitest'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { addDays } from '@/domain/days/days'
import { query, queryOne } from '@/server/platform/db/pool'
import { createBooking } from '../../../../tests/factories/booking'
import { inDays } from '../../../../tests/factories/departure'
import { createPlannedBooking } from '../../../../tests/factories/planned-booking'
import { call } from '../../../../tests/integration/call'
import { canceledTrip, leave, openAgency, payload } from '../../../../tests/integration/cancellation-agency'
import { askChange, change, content, contracted, writeChangeText } from '../../../../tests/integration/contract-change'
import { expectOthersToGoOn, poisonRows, type PoisonedTask } from '../../../../tests/integration/poisoned-row'
import { signInAs } from '../../../../tests/integration/sign-in-as'

beforeAll(async () => {
  await openAgency()
  await writeChangeText()
})

type Pair = [number, number]

const twice = async (make: () => Promise<number>): Promise<Pair> => [await make(), await make()]
const has = (statement: string) => (id: number | string) => queryOne(statement, [id])

/** What was canceled or changed waits for an answer until yesterday. */
const passAnswerDay = (table: string, condition: string, id: number) =>
  query(`update ${table} set answer_by = (now() at time zone 'Europe/Paris')::date - 1 where ${condition} = $1`, [id])

const unanswered = async () => {
  const { reservation } = await canceledTrip()
  await passAnswerDay('cancellation_choices', 'reservation_id', reservation)
  return reservation
}

const plannedCancellation = async () => {
  const { id } = await leave()
  await query(
    `insert into departure_cancellations (departure_id, ending, reason, runs_at, closes_sales)
     values ($1, 'other', 'La Loire est trop haute.', now() - interval '1 minute', false)`,
    [id],
  )
  return id
}

const plannedChange = async () => {
  const { departure } = await contracted()
  await askChange(`departures/${String(departure)}/change`, content())
  await query(`update contract_changes set runs_at = now() where departure_id = $1`, [departure])
  return departure
}

const unansweredChange = async () => {
  const { departure, reservation } = await contracted()
  await change(departure, content())
  await passAnswerDay('contract_changes', 'departure_id', departure)
  return reservation
}

/** The credit of a canceled trip, over since yesterday; time alone ends a credit, so the owner's hand has it pass. */
const expiredCredit = async () => {
  const { reservation, choose } = await canceledTrip()
  await choose({ choice: 'credit' })
  const credit = await queryOne<{ id: number }>('select id from credit_accounts where origin_reservation_id = $1', [
    reservation,
  ])
  if (!credit) throw new Error('There is no credit.')
  const yesterday = addDays(calendarDayInParis(new Date()), -1)
  await query('alter table credit_accounts disable trigger credit_accounts_are_kept')
  await query('update credit_accounts set expires_on = $2 where id = $1', [credit.id, yesterday])
  await query('alter table credit_accounts enable trigger credit_accounts_are_kept')
  return credit.id
}

const holdSeats = async (departure: number) => {
  const customer = await signInAs(payload)
  await query('update users set email_verified_at = now() where id = $1', [customer.id])
  const body = { departure_id: departure, travelers_count: 2 }
  const send = (path: string, sent: object) => call(`v1/${path}`, { method: 'POST', token: customer.token, body: sent })
  return { join: () => send('waitlist', { ...body, fewest_count: 2 }), hold: () => send('cart', body) }
}

const expiredHold = async () => {
  const { id } = await leave()
  const { hold } = await holdSeats(id)
  await hold()
  await query(`update carts set hold_expires_at = now() - interval '1 second' where departure_id = $1`, [id])
  return id
}

/** Somebody waits for seats that are there since the departure has more of them. */
const waitlist = async () => {
  const { id } = await leave(90, { capacity: 2 })
  await (await holdSeats(id)).hold()
  await (await holdSeats(id)).join()
  await query('update departures set capacity = 4 where id = $1', [id])
  return id
}

const toDecide = async () => {
  const { id } = await leave(14)
  await query('update departures set min_participants = 4 where id = $1', [id])
  return id
}

const claimedDeposit = async () => {
  const { id: departure } = await leave()
  const { id: user } = await signInAs(payload)
  const id = await createBooking({ user, departure, status: 'pending' })
  await query(
    `insert into scheduled_mails (reservation_id, kind, due_at, state, enqueued_at, settled_at)
     values ($1, 'deposit_due', now() - interval '30 days', 'sent', now(), now() - interval '30 days')`,
    [id],
  )
  return id
}

const plannedBooking = async () =>
  (await createPlannedBooking(payload, { expedition: await expeditionOf(), start: inDays(60).slice(0, 10) })).id

const expeditionOf = async () => (await queryOne<{ id: number }>('select id from expeditions limit 1'))?.id ?? 0

const CASES: PoisonedTask[] = [
  {
    task: 'settle_choices',
    make: () => twice(unanswered),
    poison: poisonRows('cancellation_choices', 'reservation_id'),
    isDone: has('select 1 from cancellation_choices where reservation_id = $1 and choice is not null'),
  },
  {
    task: 'cancel_departures',
    make: () => twice(plannedCancellation),
    poison: poisonRows('departures', 'id'),
    isDone: has(`select 1 from departures where id = $1 and status = 'canceled'`),
  },
  {
    task: 'change_contracts',
    make: () => twice(plannedChange),
    poison: poisonRows('contract_changes', 'departure_id'),
    isDone: has(`select 1 from contract_changes where departure_id = $1 and state = 'done'`),
  },
  {
    task: 'settle_changes',
    make: () => twice(unansweredChange),
    poison: poisonRows('contract_change_answers', 'reservation_id'),
    isDone: has('select 1 from contract_change_answers where reservation_id = $1 and answer is not null'),
  },
  {
    task: 'mind_credits',
    make: () => twice(expiredCredit),
    poison: poisonRows('credit_entries', 'account_id'),
    isDone: has(`select 1 from credit_entries where account_id = $1 having sum(amount_cents) = 0`),
  },
  {
    task: 'serve_waitlists',
    make: () => twice(waitlist),
    poison: poisonRows('waitlist_entries', 'departure_id'),
    isDone: has('select 1 from waitlist_entries where departure_id = $1 and held_seats > 0'),
  },
  {
    task: 'free_expired_holds',
    make: () => twice(expiredHold),
    poison: poisonRows('departures', 'id'),
    isDone: has('select 1 from departures where id = $1 and seats_taken = 0'),
  },
  {
    task: 'ask_decisions',
    make: () => twice(toDecide),
    poison: poisonRows('departure_decisions', 'departure_id'),
    isDone: has('select 1 from departure_decisions where departure_id = $1'),
  },
  {
    task: 'chase_deposits',
    make: () => twice(claimedDeposit),
    poison: poisonRows('reservations', 'id'),
    isDone: has(`select 1 from reservations where id = $1 and status = 'canceled'`),
  },
  {
    task: 'leave_scheduled_mails',
    make: () => twice(plannedBooking),
    poison: poisonRows('scheduled_mails', 'reservation_id'),
    isDone: has('select 1 from scheduled_mails where reservation_id = $1'),
  },
]

describe('a row that fails keeps no other back', () => {
  it.each(CASES)('in $task', async (poisoned) => {
    await query('delete from rate_limits')
    await expectOthersToGoOn(poisoned)
  })
})
