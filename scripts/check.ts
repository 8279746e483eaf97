import { env } from '@/env'
import { withClient } from '@/server/postgres/probe'

type Difference = { id: number; taken: number; counted: number }

// A hold that has ended is counted until its seats are given back, which empties hold_expires_at.
const DIFFERENCES = `
  SELECT d.id, d.seats_taken::int AS taken, (coalesce(r.seats, 0) + coalesce(c.seats, 0))::int AS counted
  FROM departures d
  LEFT JOIN (SELECT departure_id, sum(travelers_count) AS seats FROM reservations
             WHERE status <> 'canceled' GROUP BY 1) r ON r.departure_id = d.id
  LEFT JOIN (SELECT departure_id, sum(travelers_count) AS seats FROM carts
             WHERE hold_expires_at IS NOT NULL GROUP BY 1) c ON c.departure_id = d.id
  WHERE d.seats_taken <> coalesce(r.seats, 0) + coalesce(c.seats, 0)
  ORDER BY d.id`

/** Checks that the seats taken of each departure are those of its reservations and holds. */
const rows = await withClient(env().DATABASE_URL, (client) => client.query<Difference>(DIFFERENCES))
for (const { id, taken, counted } of rows.rows) {
  console.log(`departure ${id}: ${taken} seats taken, ${counted} counted`)
}
console.log(rows.rows.length === 0 ? 'Seats: all right.' : `Seats: ${rows.rows.length} departures differ.`)
process.exit(rows.rows.length === 0 ? 0 : 1)
