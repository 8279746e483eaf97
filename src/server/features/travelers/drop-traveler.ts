import { tellLeft } from '@/server/features/payments/shared/tell-left'
import { type Dropped, tellDropped } from '@/server/features/reservations/participants/tell-invited'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'
import { readLevelNotice, writeLevelNotice } from './level-notice'

type Place = { transaction: Transaction; reservationId: number; position: number }

/**
 * Erases the traveler of a place from a reservation that `lockReservation` holds, and moves the next ones up: their profiles,
 * their private links, the warning about their level. Who was invited is told; their address is in that mail alone.
 */
export const dropTraveler = async ({ transaction, reservationId, position }: Place): Promise<void> => {
  if (position === 1) await keepPacked({ transaction, reservationId })
  const { rows } = await transaction.execute<Dropped>(sql`
    delete from participants p using reservations r join users u on u.id = r.user_id
    where r.id = p.reservation_id and p.reservation_id = ${reservationId} and p.position = ${position}
    returning p.first_name, p.email,
      coalesce(p.link_token_hash is not null and lower(p.email) <> lower(u.email), false) as is_invited`)
  // In two steps, as no two may have one place at any moment.
  await transaction.execute(sql`
    update participants set position = -position where reservation_id = ${reservationId} and position > ${position}`)
  await transaction.execute(sql`
    update participants set position = -position - 1 where reservation_id = ${reservationId} and position < 0`)
  await moveLevelNotice({ transaction, reservationId, position })
  await tellDropped({ transaction, reservationId, dropped: rows[0] })
  const firstName = rows[0]?.first_name
  if (firstName) await tellLeft({ transaction, reservationId, firstName })
}

/** What is packed already is the customer's, and kept with the first place. */
const keepPacked = async ({ transaction, reservationId }: Omit<Place, 'position'>) => {
  await transaction.execute(sql`
    insert into participants (reservation_id, position, kit_packed)
    select reservation_id, 2, kit_packed from participants where reservation_id = ${reservationId} and position = 1
    on conflict (reservation_id, position) do update set kit_packed = excluded.kit_packed`)
}

/** The warning that was accepted keeps naming the same travelers, and goes with the last of them. */
const moveLevelNotice = async ({ transaction, reservationId, position }: Place): Promise<void> => {
  const notice = await readLevelNotice({ transaction, reservationId })
  if (notice === null) return
  const gaps = notice.gaps
    .filter((gap) => gap.position !== position)
    .map((gap) => ({ ...gap, position: gap.position > position ? gap.position - 1 : gap.position }))
  await writeLevelNotice({ transaction, reservationId, notice: gaps.length > 0 ? { ...notice, gaps } : null })
}
