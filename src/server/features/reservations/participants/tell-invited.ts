import { sql, type Transaction } from '@/server/platform/db/transaction-of'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'
import { wrap } from '@/server/platform/payload/wrap'

/**
 * Writes to those who were invited to a reservation by their private link that its dates changed, that it is sure to leave,
 * or that it is canceled. Who booked is told by another mail.
 */
export const tellInvited = async ({
  transaction,
  reservationId,
  template,
}: {
  transaction: Transaction
  reservationId: number
  template: 'participant_moved' | 'participant_confirmed' | 'participant_canceled'
}): Promise<void> => {
  const { rows } = await transaction.execute(sql`
    select p.id from participants p join reservations r on r.id = p.reservation_id join users u on u.id = r.user_id
    where p.reservation_id = ${reservationId} and p.position <= r.travelers_count and p.link_token_hash is not null
      and p.email is not null and lower(p.email) <> lower(u.email)
    order by p.position`)
  for (const { id } of rows) {
    await enqueueMail({ transaction, mail: { template, participantId: Number(id) } })
  }
}

export type Dropped = { first_name: string | null; email: string; is_invited: boolean }

/** Tells who was invited to a trip that it goes without them, once their profile is erased; their address is in that mail alone. */
export const tellDropped = async ({
  transaction,
  reservationId,
  dropped,
  hasHandedOver = false,
}: {
  transaction: Transaction
  reservationId: number
  /** The row that was erased, with whether they were invited; nothing when there was none. */
  dropped: Dropped | undefined
  /** Somebody else has their place. */
  hasHandedOver?: boolean
}): Promise<void> => {
  if (!dropped?.is_invited) return
  const { email, first_name: firstName } = dropped
  const wrapped = wrap({ purpose: 'former_traveler', text: JSON.stringify({ email, firstName, hasHandedOver }) })
  await enqueueMail({ transaction, mail: { template: 'participant_dropped', reservationId, wrapped } })
}
