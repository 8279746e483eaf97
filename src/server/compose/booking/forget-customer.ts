import { readChangeLine } from '@/server/features/changes/contract-changes/read-change'
import { terminateContract } from '@/server/features/changes/contract-changes/settle-change'
import { endReservation } from '@/server/features/changes/end-reservation'
import { returnCredit } from '@/server/features/ledger/credit/return-credit'
import { withdrawCards } from '@/server/features/payments/saved-card/withdraw-cards'
import { endSharing, forgetShares } from '@/server/features/payments/shared/end-sharing'
import { listComingReservations, type ComingReservation } from '@/server/features/reservations/list-coming-reservations'
import { announceSeats } from '@/server/features/seats/announce-seats'
import { lockDepartures } from '@/server/features/seats/lock-departures'
import { giveSeatsBack } from '@/server/features/seats/move-seats'
import { dropEntries } from '@/server/features/seats/waitlist/leave-waitlist'
import { TODAY } from '@/server/platform/db/paris-day'
import { FIRST_DAY, LAST_DAY, NOT_CANCELED } from '@/server/platform/db/shared-terms'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'
import { HttpError } from '@/server/platform/http/errors'

const CANCELS_CHANGED = 'Ce que la suppression annule a changé : relis-le avant de confirmer.'

/** What the customer was told: the reservations that are canceled, and what that costs. */
export type AgreedCancellations = { cancels: number[]; feeCents: number }

/**
 * Forgets who a customer traveled with. The cart goes and the reservations to come are canceled by the rules, so that all
 * seats return; 409 when these are not the ones agreed to. What was paid or is owed stays, with the name that accounting
 * law asks for. The customer's row is locked by the caller.
 */
export const forgetCustomer = async ({
  transaction,
  userId,
  agreed,
}: {
  transaction: Transaction
  userId: number
  agreed: AgreedCancellations
}): Promise<void> => {
  const coming = await lockComing({ transaction, userId })
  refuseOtherThan({ agreed, coming })
  for (const reservation of coming) await leave({ transaction, userId, reservation })
  await transaction.execute(sql`
    delete from contract_change_links l using reservations r where r.id = l.reservation_id and r.user_id = ${userId}`)
  await withdrawCards({ transaction, condition: sql`s.user_id = ${userId}` })
  await endSharing({ transaction, whose: sql`h.user_id = ${userId}`, end: 'account' })
  await forgetShares({ transaction, userId })
  await removeCart({ transaction, userId })
  await dropEntries({ transaction, userId })
  await transaction.execute(sql`
    delete from reservation_notes n using reservations r where r.id = n.reservation_id and r.user_id = ${userId}`)
  await returnCredits({ transaction, userId })
  await keepBillingName({ transaction, userId })
  // A trip under way keeps who is called in an emergency: the worker erases it after the return.
  await transaction.execute(sql`
    update participants p set first_name = null, last_name = null, birth_date = null, told_age = null, email = null, phone = null,
      emergency_name = null, emergency_phone = null, diet = null, level = null, sizes = null, kit_packed = null,
      link_token_hash = null, link_sent_at = null, updated_at = now()
    from reservations r join departures d on d.id = r.departure_id
    where r.id = p.reservation_id and r.user_id = ${userId} and not (${NOT_CANCELED.r} and ${NOT_CANCELED.d}
      and ${TODAY}
        between ${FIRST_DAY} and ${LAST_DAY})`)
  await transaction.execute(sql`
    delete from guardians g using reservations r, departures d
    where r.id = g.reservation_id and d.id = r.departure_id and r.user_id = ${userId} and not (${NOT_CANCELED.r}
      and ${NOT_CANCELED.d} and ${TODAY} between ${FIRST_DAY} and ${LAST_DAY})`)
  await transaction.execute(sql`
    update participants p set link_token_hash = null from reservations r
    where r.id = p.reservation_id and r.user_id = ${userId} and p.link_token_hash is not null`)
  // The answer that was given holds the same names.
  await transaction.execute(sql`update reservations set answer = null, request_hash = null,
    information_form_sent_to = null, contract = contract #- '{carbon,from}' where user_id = ${userId}`)
  await transaction.execute(sql`
    update reservation_mails m set sent_to = null from reservations r
    where r.id = m.reservation_id and r.user_id = ${userId}`)
  await transaction.execute(sql`
    update reservation_transfers t set previous_contract = t.previous_contract #- '{carbon,from}'
    from reservations r where r.id = t.reservation_id and r.user_id = ${userId}`)
}

/** Who leaves while the agency asks to change the contract ends it free of charge, as any of its answers could (L211-13). */
const leave = async ({
  transaction,
  userId,
  reservation,
}: {
  transaction: Transaction
  userId: number
  reservation: ComingReservation
}): Promise<void> => {
  const { id: reservationId, freeChangeId: changeId, feeCents } = reservation
  if (changeId === null) {
    const event = { kind: 'canceled', authorId: userId, detail: 'Compte supprimé' } as const
    await endReservation({ transaction, reservation, feeCents, event })
    return
  }
  const line = await readChangeLine({ run: (statement) => transaction.execute(statement), reservationId, changeId })
  await terminateContract({ transaction, line, by: 'account', authorId: userId, said: 'Compte supprimé' })
}

/** All departures at once: two transactions that wait for each other would be one by one. */
const lockComing = async ({
  transaction,
  userId,
}: {
  transaction: Transaction
  userId: number
}): Promise<ComingReservation[]> => {
  const { rows } = await transaction.execute(sql`
    select departure_id as id from carts where user_id = ${userId}
    union select departure_id from waitlist_entries where user_id = ${userId}
    union select departure_id from reservations where user_id = ${userId} and status <> 'canceled'`)
  if (rows.length > 0) await lockDepartures({ transaction, ids: rows.map(({ id }) => Number(id)) })
  return listComingReservations({ userId, run: (statement) => transaction.execute(statement) })
}

const refuseOtherThan = ({ agreed, coming }: { agreed: AgreedCancellations; coming: ComingReservation[] }): void => {
  const feeCents = coming.reduce((sum, one) => sum + one.feeCents, 0)
  const isAgreed =
    feeCents === agreed.feeCents &&
    coming.length === agreed.cancels.length &&
    coming.every(({ id }) => agreed.cancels.includes(id))
  if (isAgreed) return
  throw new HttpError({ status: 409, message: CANCELS_CHANGED, body: { reason: 'cancels', fee: feeCents / 100 } })
}

const removeCart = async ({ transaction, userId }: { transaction: Transaction; userId: number }): Promise<void> => {
  const { rows } = await transaction.execute(
    sql`delete from carts where user_id = ${userId} returning departure_id, held_seats::int as seats`,
  )
  for (const row of rows) {
    const departureId = Number(row['departure_id'])
    await giveSeatsBack({ transaction, departureId, seats: Number(row['seats']) })
    await announceSeats({ transaction, departureIds: [departureId] })
  }
}

/** Nobody is left to use a credit: it is money again, due for the reservation it came from. */
const returnCredits = async ({ transaction, userId }: { transaction: Transaction; userId: number }): Promise<void> => {
  const { rows } = await transaction.execute(
    sql`select id from credit_accounts where user_id = ${userId} and kind = 'credit' order by id`,
  )
  for (const { id } of rows) {
    const note = 'Compte supprimé'
    await returnCredit({ transaction, accountId: Number(id), reason: 'reversed', note, authorId: userId })
  }
}

/** Where money was paid or is owed, the accounts must say by whom for ten years; elsewhere nobody's name is kept. */
const keepBillingName = async ({
  transaction,
  userId,
}: {
  transaction: Transaction
  userId: number
}): Promise<void> => {
  await transaction.execute(sql`
    update reservations r set billing_name = left(coalesce(
      nullif(trim(concat_ws(' ', u.first_name, u.last_name)), ''),
      (select nullif(trim(concat_ws(' ', p.first_name, p.last_name)), '') from participants p
        where p.reservation_id = r.id and p.position = 1)), 170)
    from users u where u.id = r.user_id and r.user_id = ${userId} and (
      ${NOT_CANCELED.r} or coalesce(r.cancellation_fee_cents, 0) > 0
      or exists (select 1 from payments y where y.reservation_id = r.id))`)
}
