import type { KeptLevelNotice } from '@/contract/party'
import type { KeptCarbon } from '@/contract/kept-carbon'
import type { ParticipantDraft } from '@/contract/participant-fields'
import type { ChosenOption } from '@/domain/reservations/booking-price'
import type { FeeTable } from '@/domain/changes/cancellation'
import { paysChildFare, type ChildFare } from '@/domain/seats/child-fare'
import { noonOf } from '@/domain/days/days'
import type { TravelerAge } from '@/domain/seats/party-ages'
import type { PaymentSchedule } from '@/domain/reservations/payment-schedule'
import type { PaymentTerms } from '@/domain/reservations/payment-terms'
import { reservationNumber } from '@/domain/reservations/reservation-number'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'
import { type UsedPromo, usePromo } from './discounts/promo-uses'
import { contractSql } from './contract-sql'

export type NewReservation = {
  userId: number
  departureId: number
  travelers: number
  unitCents: number
  childFare: ChildFare | null
  /** Of each traveler by place. */
  ages: TravelerAge[]
  totalCents: number
  options: ChosenOption[]
  /** The code that is taken off; its row is held. */
  promo: UsedPromo | null
  schedule: PaymentSchedule
  participants: Array<Partial<ParticipantDraft>>
  source: 'site' | 'phone'
  termsVersion: string | null
  /** Of the form that was shown before an order; one that is mailed is written down once it has left. */
  informationFormVersion: string | null
  /** What was shown of the fees of canceling; without it the table in force is kept, as by phone. */
  feeTable: FeeTable | null
  /** By which its schedule was counted. */
  paymentTerms: PaymentTerms
  /** The warning that was accepted about travelers far below what the trip asks. */
  levelNotice: KeptLevelNotice | null
  /** What the trip emits, as it was counted; null where it is not told. */
  carbon: KeptCarbon | null
  cartId: number | null
  idempotency: { key: string; hash: string } | null
}

/** Writes a reservation whose seats are taken already, with a row for each traveler; answers its number. */
export const writeReservation = async ({
  transaction,
  reservation,
}: {
  transaction: Transaction
  reservation: NewReservation
}): Promise<number> => {
  const { schedule, idempotency, termsVersion, feeTable, paymentTerms } = reservation
  const { rows } = await transaction.execute(
    sql`select nextval(pg_get_serial_sequence('reservations', 'id'))::int as id`,
  )
  const id = Number(rows[0]?.['id'])
  await transaction.execute(sql`
    insert into reservations (id, number, user_id, departure_id, travelers_count, unit_price_cents,
      child_price_cents, child_price_max_age, options, total_cents, deposit_cents, balance_due_on, source, terms_version,
      terms_accepted_at, information_form_version, cart_number, idempotency_key, request_hash, contract)
    values (${id}, ${reservationNumber(id)}, ${reservation.userId}, ${reservation.departureId},
      ${reservation.travelers}, ${reservation.unitCents}, ${reservation.childFare?.unitCents ?? null},
      ${reservation.childFare?.maxAge ?? null}, ${JSON.stringify(reservation.options)}::jsonb,
      ${reservation.totalCents}, ${schedule.depositCents}, ${keptDay(schedule.balanceDueOn)}::timestamptz,
      ${reservation.source}, ${termsVersion}, case when ${termsVersion}::text is not null then now() end,
      ${reservation.informationFormVersion}, ${reservation.cartId}, ${idempotency?.key ?? null}, ${idempotency?.hash ?? null},
      ${JSON.stringify({ payment: paymentTerms, ...(feeTable && { cancellation: feeTable }) })}::jsonb)`)
  await transaction.execute(sql`
    update reservations set contract = ${sql.raw(KEPT_CONTRACT)}
      || jsonb_build_object('level_notice', ${JSON.stringify(reservation.levelNotice)}::jsonb,
        'carbon', ${JSON.stringify(reservation.carbon)}::jsonb) where id = ${id}`)
  if (reservation.promo) await usePromo({ transaction, reservationId: id, promo: reservation.promo })
  const people = Array.from({ length: reservation.travelers }, (_one, index) => {
    const age = reservation.ages[index] ?? null
    return {
      ...rowOf(reservation.participants[index]),
      told_age: age,
      pays_child: paysChildFare({ age, fare: reservation.childFare }),
    }
  })
  await transaction.execute(sql`
    insert into participants (reservation_id, position, first_name, last_name, birth_date, email, phone, emergency_name,
      emergency_phone, diet, level, sizes, told_age, pays_child)
    select ${id}, rank, one ->> 'first_name', one ->> 'last_name', (one ->> 'birth_date')::timestamptz, one ->> 'email',
      one ->> 'phone', one ->> 'emergency_name', one ->> 'emergency_phone', one ->> 'diet', (one ->> 'level')::int,
      coalesce(one -> 'sizes', '{}'), (one ->> 'told_age')::smallint, (one ->> 'pays_child')::boolean
    from jsonb_array_elements(${JSON.stringify(people)}::jsonb) with ordinality as people (one, rank)`)
  return id
}

// What was agreed stays what was agreed, whatever becomes of the programme, the settings and the conditions.
const KEPT_CONTRACT = contractSql({
  departure: 'reservations.departure_id',
  termsVersion: 'reservations.terms_version',
  at: 'now()',
})

/** Days are kept as instants at noon UTC, which is the same day in Paris all year. */
const keptDay = (day: string | null | undefined): string | null => (day ? noonOf(day) : null)

const rowOf = (draft: Partial<ParticipantDraft> = {}) => ({ ...draft, birth_date: keptDay(draft.birth_date) })
