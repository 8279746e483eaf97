import { sql, type Transaction } from '@/server/platform/db/transaction-of'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'

/**
 * Tells who paid the share of a traveler that leaves what becomes of it. A share is theirs when it alone bears their first name, which
 * no other traveler has; who booked is told by another mail.
 */
export const tellLeft = async ({
  transaction,
  reservationId,
  firstName,
}: {
  transaction: Transaction
  reservationId: number
  firstName: string
}): Promise<void> => {
  const { rows } = await transaction.execute(sql`
    select min(s.id)::int as id, min(s.email) as email from deposit_shares s
      join shared_deposits h on h.id = s.deposit_id join reservations r on r.id = h.reservation_id
    where r.id = ${reservationId} and lower(trim(s.name)) = lower(trim(${firstName}))
      and not exists (select 1 from participants p where p.reservation_id = r.id and lower(trim(p.first_name)) = lower(trim(${firstName})))
    having count(*) = 1 and bool_and(s.email is not null and lower(s.email) <> (
      select lower(u.email) from users u join reservations o on o.user_id = u.id where o.id = ${reservationId}))`)
  const [share] = rows
  if (!share) return
  await enqueueMail({ transaction, mail: { template: 'share_left', shareId: Number(share['id']) } })
}
