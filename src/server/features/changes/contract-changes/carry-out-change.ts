import { answerDayRefusal } from '@/domain/changes/contract-change'
import { noonOf } from '@/domain/days/days'
import { departureTitle } from '@/domain/departures/departure-title'
import { formatShortDate } from '@/domain/days/french-dates'
import { formatPrice } from '@/domain/text/price'
import { checkGuide } from '@/server/features/departures/planning/check-guide'
import { noteGuideChange } from '@/server/features/departures/planning/note-guide-change'
import { recordEvent } from '@/server/features/ledger/record-event'
import { tellInvited } from '@/server/features/reservations/participants/tell-invited'
import { announceSeats } from '@/server/features/seats/announce-seats'
import { onlyRow } from '@/server/platform/db/only-row'
import { parisDay } from '@/server/platform/db/paris-day'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'
import { HttpError, notFound } from '@/server/platform/http/errors'
import { moveBalances } from '../move-balances'
import { applyChange } from './apply-change'
import { findParties, type Party, type StoredChange } from './find-parties'

type Departure = {
  id: number
  expeditionId: number
  name: string
  guide: number | null
  status: string
  departureStart: string
  departureEnd: string
  today: string
}

/**
 * Carries a change out on a departure whose row the caller holds: each contract that it touches has its line, those that only
 * have to be told of it cost another price at once, the others have a link to answer by; new days are those of the departure
 * from now on, for guide, balances and whom the customers invited. 409 when it can't be.
 */
export const carryOutChange = async ({
  transaction,
  change,
  authorId,
}: {
  transaction: Transaction
  change: StoredChange
  authorId: number | null
}): Promise<void> => {
  const { departure, parties } = await readChangeable({ transaction, change })
  const { id: changeId, newStart, newEnd } = change
  if (newStart !== null && newEnd !== null) {
    await moveDays({ transaction, departure, start: newStart, end: newEnd })
  }
  for (const party of parties.filter(({ refusal }) => refusal === null)) {
    await tell({ transaction, changeId, change, party, authorId })
  }
}

const tell = async ({
  transaction,
  changeId,
  change: { kind, newStart, answerBy },
  party: { reservation, terms, unitCents, childCents, fromCents, toCents, needsAnswer },
  authorId,
}: {
  transaction: Transaction
  changeId: number
  change: StoredChange
  party: Party
  authorId: number | null
}): Promise<void> => {
  const reservationId = reservation.id
  await transaction.execute(sql`
    insert into contract_change_answers (change_id, reservation_id, unit_cents, child_cents, from_cents, to_cents, needs_answer,
      text_version, silence)
    values (${changeId}, ${reservationId}, ${unitCents}, ${childCents}, ${fromCents}, ${toCents}, ${needsAnswer},
      ${terms.version}, ${terms.silence})`)
  const what = kind === 'price' ? `Prix de ${formatPrice(toCents / 100)}` : 'Élément essentiel modifié'
  if (needsAnswer) {
    const detail = `${what}, réponse demandée avant le ${formatShortDate(answerBy)}`
    await recordEvent({ transaction, reservationId, event: { kind: 'contract_changed', authorId, detail } })
  } else {
    const units = { unitCents, childCents }
    await applyChange({ transaction, reservation, changeId, units, holding: 'told', authorId, detail: what })
  }
  const template = needsAnswer ? 'contract_change_asked' : 'contract_change_settled'
  await enqueueMail({ transaction, mail: { template, changeId, reservationId } })
  if (newStart !== null) await tellInvited({ transaction, reservationId, template: 'participant_moved' })
}

/** A departure and what a change would make of its contracts; 409 when the law or the calendar refuses it. */
export const readChangeable = async ({
  transaction,
  change,
}: {
  transaction: Transaction
  change: StoredChange
}): Promise<{ departure: Departure; parties: Party[] }> => {
  const departure = await readDeparture({ transaction, departureId: change.departureId })
  if (departure.status === 'canceled') throw refused('Ce départ est annulé.')
  if (departure.departureStart <= departure.today)
    throw refused('Ce départ a commencé\u00a0: son contrat ne change plus.')
  const parties = await findParties({ transaction, change })
  if (parties === null) throw refused(NO_TEXT)
  const refusal = partiesRefusal({ parties, change }) ?? lateRefusal({ parties, departure, change })
  if (refusal !== null) throw refused(refusal)
  await refuseBusyGuide({ transaction, departure, change })
  return { departure, parties }
}

const partiesRefusal = ({ parties, change }: { parties: Party[]; change: StoredChange }): string | null => {
  const kept = parties.find(({ refusal }) => refusal !== null)?.refusal ?? null
  if (parties.length === 0) return 'Personne n’a de contrat à modifier sur ce départ.'
  if (parties.every(({ refusal }) => refusal !== null)) return kept
  if (change.kind === 'price' && parties.every(({ fromCents, toCents }) => fromCents === toCents)) return SAME_PRICE
  // New days are everybody's: nobody is left with those of before.
  return change.newStart === null ? null : kept
}

const SAME_PRICE = 'Par la formule du contrat, le prix ne change pas.'

const lateRefusal = ({
  parties,
  departure: { departureStart, today },
  change: { newStart, answerBy },
}: {
  parties: Party[]
  departure: Departure
  change: StoredChange
}): string | null => {
  if (!parties.some(({ needsAnswer }) => needsAnswer)) return null
  const first = newStart !== null && newStart < departureStart ? newStart : departureStart
  return answerDayRefusal({ answerBy, today, departureStart: first })
}

const NO_TEXT =
  'Publie d’abord le texte « Modification du prix ou du voyage »\u00a0: il dit ce que vaut une réponse, et une absence de réponse.'

const refused = (message: string): HttpError => new HttpError({ status: 409, message })

const readDeparture = async ({
  transaction,
  departureId,
}: {
  transaction: Transaction
  departureId: number
}): Promise<Departure> => {
  const { rows } = await transaction.execute<Departure>(sql`
    select d.id, d.expedition_id as "expeditionId", e.name, d.guide_id as guide, d.status,
      ${parisDay(sql`d.departure_start`)} as "departureStart", ${parisDay(sql`d.departure_end`)} as "departureEnd",
      ${parisDay(sql`clock_timestamp()`)} as today
    from departures d join expeditions e on e.id = d.expedition_id where d.id = ${departureId}`)
  if (!rows[0]) throw notFound('Ce départ n’existe pas.')
  return onlyRow(rows)
}

const refuseBusyGuide = async ({
  transaction,
  departure: { id: departureId, expeditionId, guide: ownGuide, today },
  change: { newStart, newEnd },
}: {
  transaction: Transaction
  departure: Departure
  change: StoredChange
}): Promise<void> => {
  if (newStart === null || newEnd === null) return
  if (newStart <= today) throw refused('Les nouvelles dates sont à venir.')
  const days = { start: newStart, end: newEnd }
  const { message } = await checkGuide({ transaction, departureId, expeditionId, ownGuide, ...days })
  if (message !== null) throw refused(message)
}

const moveDays = async ({
  transaction,
  departure: { id, expeditionId, name, guide, departureStart, departureEnd },
  start,
  end,
}: {
  transaction: Transaction
  departure: Departure
  start: string
  end: string
}): Promise<void> => {
  const { rows } = await transaction.execute(sql`
    select coalesce(${guide}::int, e.guide_id) as guide from expeditions e where e.id = ${expeditionId}`)
  const guideId = rows[0]?.['guide']
  if (typeof guideId === 'number') {
    const days = { id, name, start: departureStart, end: departureEnd }
    await noteGuideChange({ transaction, guideId, kind: 'moved', departure: days })
  }
  // The day of the decision is counted anew: no law lets it come later than the new first day says.
  await transaction.execute(sql`
    update departures set departure_start = ${noonOf(start)}::timestamptz, departure_end = ${noonOf(end)}::timestamptz,
      title = ${departureTitle({ name, start: new Date(noonOf(start)) })}, decision_on = null, updated_at = now()
    where id = ${id}`)
  if (start !== departureStart) await moveBalances({ transaction, departureId: id, departureStart: start })
  await announceSeats({ transaction, departureIds: [id] })
}
