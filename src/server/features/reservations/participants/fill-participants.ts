import type { SQL } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { sql, transactionOf } from '@/server/platform/db/transaction-of'

/** An empty row for each traveler who has none, in reservations `r`; inside the caller's transaction. */
export const fillParticipants = async ({ req, where }: { req: PayloadRequest; where: SQL }): Promise<void> => {
  const transaction = await transactionOf(req)
  await transaction.execute(sql`
    insert into participants (reservation_id, position)
    select r.id, traveler.position from reservations r, generate_series(1, r.travelers_count::int) as traveler(position)
    where ${where} and not exists (
      select 1 from participants p where p.reservation_id = r.id and p.position = traveler.position)
    on conflict (reservation_id, position) do nothing`)
}
