import { versionInForce } from '@/server/features/legal/in-force'
import { query } from '@/server/platform/db/pool'
import { pressAtOnce } from '../integration/press-at-once'
import { sendJson } from './send-json'
import type { Customer } from './create-customers'

export type RaceOutcome = { sold: number; statuses: Record<number, number>; departureId: number }

/** More than half come alone: as long as a seat is left, somebody takes it. */
const partyOf = (index: number): number => (index % 5 === 3 ? 3 : index % 3 === 1 ? 2 : 1)

/** All customers at once want places of a new departure with `seats` left: those who get them order. */
export const raceSeats = async ({
  urls,
  customers,
  expedition,
  seats,
}: {
  urls: string[]
  customers: Customer[]
  expedition: number
  seats: number
}): Promise<RaceOutcome> => {
  // A customer races more often here than anyone may.
  await query('delete from rate_limits')
  // Nor may anyone order so much without a deposit: this trip asks for none.
  const [departure] = await query<{ id: number }>(
    `insert into departures (expedition_id, departure_start, departure_end, capacity, seats_taken, status, price_cents)
     values ($1, now() + interval '90 days', now() + interval '92 days', $2, 0, 'open', 0) returning id`,
    [expedition, seats],
  )
  const departureId = departure?.id ?? 0
  const agreed = await versionsInForce()
  const statuses: Record<number, number> = {}
  const count = (status: number): number => (statuses[status] = (statuses[status] ?? 0) + 1)
  const book = async ({ token }: Customer, index: number): Promise<number> => {
    const url = urls[index % urls.length] ?? ''
    const party = partyOf(index)
    const cart = await untilHeard({
      url: `${url}/api/v1/cart`,
      token,
      body: { departure_id: departureId, travelers_count: party },
    })
    count(cart.status)
    if (cart.status !== 201) return 0
    const order = await untilHeard({
      url: `${url}/api/v1/reservations`,
      token,
      headers: { 'idempotency-key': `race-${String(cart.body.id)}` },
      body: {
        cart_id: cart.body.id,
        ...agreed,
        accepts_terms: true,
        certifies_level: true,
        total: cart.body.total,
      },
    })
    count(order.status)
    return order.status === 201 ? party : 0
  }
  const parties = await Promise.all(customers.map(book))
  return { sold: parties.reduce((sum, party) => sum + party, 0), statuses, departureId }
}

/** What an order agrees to, of whatever database this is; that of a site where no text is in force yet. */
const versionsInForce = async () => {
  const [found] = await query<{ terms: string | null; form: string | null }>(
    `select ${versionInForce('terms_of_sale')} as terms, ${versionInForce('information_form_a')} as form`,
  )
  return { terms_version: found?.terms ?? '2026-11', information_form_version: found?.form ?? undefined }
}

const untilHeard = async (request: Parameters<typeof sendJson>[0]) => {
  const [answer] = await pressAtOnce(1, () => sendJson(request))
  if (!answer) throw new Error('One press has one answer.')
  return answer
}
