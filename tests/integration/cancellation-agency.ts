import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import type { CancellationChoiceDetail, CancellationPreview, RefundDue } from '@/contract/cancellation'
import type { DepartureDesk } from '@/contract/desk'
import type { ReservationDesk } from '@/contract/reservation-desk'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { startMailPreviews } from '@/server/features/booking-mails/start-mail-previews'
import { query, queryOne } from '@/server/platform/db/pool'
import { createBooking } from '../factories/booking'
import { createDeparture, inDays } from '../factories/departure'
import { createExpedition } from '../factories/expedition'
import { createLegalDocument } from '../factories/legal-document'
import { call } from './call'
import { cancelDeparture } from './cancel-departure'
import { runJobs } from './run-jobs'
import { signInAs } from './sign-in-as'

export { runTask } from './run-jobs'

export type Body = CancellationChoiceDetail &
  CancellationPreview &
  DepartureDesk &
  ReservationDesk & { error: string; reason: string; total: number; refunds: RefundDue[]; available_count: number }

export let payload: Payload
let expedition: number
export let staff: string
export let guide: Awaited<ReturnType<typeof signInAs>>
let keys = 0
export const today = () => calendarDayInParis(new Date())

/** An agency with a trip, its guide, and the text under which customers choose. */
export const openAgency = async (): Promise<void> => {
  startMailPreviews()
  payload = await getPayload({ config, cron: false })
  guide = await signInAs(payload, { role: 'guide' })
  const { id } = await payload.create({
    collection: 'guides',
    data: { full_name: 'Antoine Vidal', slug: 'antoine', job_title: 'Guide', user: guide.id },
  })
  expedition = (await createExpedition(payload)).id
  await query('update expeditions set guide_id = $2 where id = $1', [expedition, id])
  staff = (await signInAs(payload, { role: 'staff', first_name: 'Maud' })).token
  await createLegalDocument(payload, { kind: 'cancellation_choices', version: '2026-11' })
  await runJobs()
}

export const leave = (days = 90, more: { capacity?: number; price_cents?: number } = {}) =>
  createDeparture(payload, { expedition, departure_start: inDays(days), departure_end: inDays(days + 2), ...more })

export const ask = (path: string, body?: unknown, token = staff) =>
  call<Body>(path, { method: body === undefined ? 'GET' : 'POST', body, token })

export const pay = (reservation: number, amount_cents: number, more: Record<string, unknown> = {}) =>
  ask(`reservations/${String(reservation)}/payments`, {
    kind: 'deposit',
    method: 'bank_transfer',
    amount_cents,
    received_on: today(),
    key: `cancel-key-${String((keys += 1)).padStart(8, '0')}`,
    ...more,
  })

/** A customer of two with a reservation of 1 000 €, of which 300 € are paid, on a departure in so many days. */
export const book = async (departure: number, { paid = 30_000, travelers = 2 } = {}) => {
  const person = await signInAs(payload)
  const reservation = await createBooking({ user: person.id, departure, travelers })
  await query(
    `insert into participants (reservation_id, position, first_name, last_name) select $1, n, 'Voyageur', n::text from generate_series(1, $2) n`,
    [reservation, travelers],
  )
  if (paid > 0) await pay(reservation, paid)
  return { ...person, reservation }
}

/** Three customers of a departure that the agency cancels, and another date. */
export const canceledTrip = async ({ days = 90, ...booking }: { days?: number; paid?: number } = {}) => {
  const [departure, other] = [await leave(days), await leave(120, { price_cents: 60_000 })]
  const customer = await book(departure.id, booking)
  await cancelDeparture({ id: departure.id, token: staff, reason: 'La Loire est trop haute.' })
  const path = `v1/reservations/${String(customer.reservation)}/choice`
  const choose = (body: Record<string, unknown>, token = customer.token) =>
    ask(path, { text_version: '2026-11', ...body }, token)
  const read = () => ask(path, undefined, customer.token)
  const move = () => choose({ choice: 'move', departure_id: other.id, total: 1_200 })
  return { ...customer, departure: departure.id, other: other.id, choose, read, move }
}

export const stateOf = (departure: number) =>
  queryOne(`select status, sales_closed, seats_taken::int as taken from departures where id = $1`, [departure])
