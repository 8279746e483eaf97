import {
  isFreeToLeave,
  NO_FORMULA,
  revisedCents,
  riseRefusal,
  type ChangeKind,
  type ChangeTerms,
  type Variation,
} from '@/domain/changes/contract-change'
import { changeTermsSql } from '@/server/features/reservations/change-terms'
import { LOCKED_COLUMNS, type LockedReservation } from '@/server/features/reservations/lock-reservation'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'
import { CUSTOMER_NAME, NOT_CANCELED } from '@/server/platform/db/shared-terms'
import { changedPrice, type ChangedUnits } from './changed-price'

export type StoredChange = {
  id: number
  departureId: number
  reservationId: number | null
  kind: ChangeKind
  variations: Variation[]
  travelerCents: number
  newStart: string | null
  newEnd: string | null
  answerBy: string
}

/** A contract that a change is about; `refusal` says why it stays as it is. Sums in cents. */
export type Party = ChangedUnits & {
  reservation: LockedReservation
  customer: string
  terms: ChangeTerms
  fromCents: number
  toCents: number
  totalCents: number
  needsAnswer: boolean
  refusal: string | null
}

type Row = LockedReservation & {
  customer: string
  kept: ChangeTerms | null
  inForce: ChangeTerms | null
  isAsked: boolean
}

const AWAITED = 'Une modification précédente attend encore sa réponse.'

/**
 * The contracts of a departure that stand, or one of them, and what a change makes of each by the terms that it keeps; the
 * departure is held by the caller, and so are their rows from now on. Null where no text says what a change means.
 */
export const findParties = async ({
  transaction,
  change: { departureId, reservationId, kind, variations, travelerCents },
}: {
  transaction: Transaction
  change: Omit<StoredChange, 'id' | 'answerBy' | 'newStart' | 'newEnd'>
}): Promise<Party[] | null> => {
  const { rows } = await transaction.execute<Row>(sql`
    select ${LOCKED_COLUMNS}, ${CUSTOMER_NAME} as customer,
      nullif(r.contract -> 'changes', 'null') as kept, ${sql.raw(changeTermsSql('now()'))} as "inForce",
      exists (select 1 from contract_change_answers a
        where a.reservation_id = r.id and a.needs_answer and a.answer is null) as "isAsked"
    from reservations r join departures d on d.id = r.departure_id join users u on u.id = r.user_id
    where r.departure_id = ${departureId} and ${NOT_CANCELED.r}
      and (${reservationId}::int is null or r.id = ${reservationId})
    order by r.id for no key update of r`)
  const parties: Party[] = []
  for (const { customer, kept, inForce, isAsked, ...reservation } of rows) {
    const terms = kept ?? inForce
    if (terms === null) return null
    const units = changedUnits({ reservation, kind, variations, travelerCents, terms })
    const price = changedPrice({ reservation, ...units })
    const isRise = price.toCents > price.fromCents
    const unforeseen = kind === 'price' && isRise && kept === null ? NO_FORMULA : null
    parties.push({
      ...{ reservation, customer, terms, ...units, ...price },
      needsAnswer: kind === 'content' || isFreeToLeave(price),
      refusal: isAsked
        ? AWAITED
        : (unforeseen ?? (kind === 'price' ? riseRefusal({ ...reservation, ...price }) : null)),
    })
  }
  return parties
}

const changedUnits = ({
  reservation: { unitCents, childPriceCents },
  kind,
  variations,
  travelerCents,
  terms,
}: Pick<StoredChange, 'kind' | 'variations' | 'travelerCents'> & {
  reservation: LockedReservation
  terms: ChangeTerms
}): ChangedUnits => {
  const changed = (cents: number) =>
    kind === 'price' ? revisedCents({ cents, formula: terms, variations }) : Math.max(0, cents + travelerCents)
  return { unitCents: changed(unitCents), childCents: childPriceCents === null ? null : changed(childPriceCents) }
}
