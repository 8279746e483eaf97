import { onDatabase } from '../fixtures/on-database'

/** A confirmed reservation on a trip that ended yesterday: its number. */
export const givePastTrip = ({ userId, slug }: { userId: number; slug: string }): Promise<number> =>
  onDatabase(async (client) => {
    const { rows } = await client.query<{ id: number }>(
      `with trip as (
        insert into departures (title, expedition_id, departure_start, departure_end, capacity, seats_taken, status)
        select 'Voyage fait', id, now() - interval '4 days', now() - interval '1 day', 8, 2, 'confirmed'
        from expeditions where slug = $2
        returning id
      )
      insert into reservations (user_id, departure_id, travelers_count, unit_price_cents, total_cents, status)
      select $1, id, 2, 50000, 100000, 'confirmed' from trip returning id`,
      [userId, slug],
    )
    return rows[0]?.id ?? 0
  })
