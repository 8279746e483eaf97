import type { PayloadRequest } from 'payload'
import type { AddedTraveler, addTravelers, previewTravelers } from '@/contract/added-travelers'
import type { OutputOf } from '@/contract/define-route'
import { noonOf } from '@/domain/days/days'
import { levelGaps } from '@/domain/travelers/level-gaps'
import { leftAfter } from '@/domain/changes/moved-booking'
import { depositDueDay } from '@/domain/reservations/payment-schedule'
import { confirmIfReached } from '@/server/features/departures/confirmation/confirm-departure'
import { recordEvent } from '@/server/features/ledger/record-event'
import { notePromo, promoDetail } from '@/server/features/reservations/discounts/withdraw-promo'
import { lockReservation } from '@/server/features/reservations/lock-reservation'
import { presentChangedSums } from '@/server/features/reservations/present-changed-sums'
import { refuseUnpaidSeats } from '@/server/features/reservations/refuse-unpaid'
import { announceSeats } from '@/server/features/seats/announce-seats'
import { moveSeats } from '@/server/features/seats/move-seats'
import { readLevelNotice, writeLevelNotice } from '@/server/features/travelers/level-notice'
import { refuseOtherTravelers } from '@/server/features/travelers/refuse-other-travelers'
import { onlyRow } from '@/server/platform/db/only-row'
import { sql, transactionOf, type Transaction } from '@/server/platform/db/transaction-of'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'
import { HttpError } from '@/server/platform/http/errors'
import { runStatement } from '@/server/platform/payload/run-statement'
import { addingOfferStatement, travelersAdded, type AddingOffer } from './added-travelers'
import { readChangeable, refuseAsked } from './changeable'
import { ownerOf, type Changer } from './changer'

type Body = OutputOf<(typeof addTravelers)['body']>

/** What a booking would come to with travelers of these ages more; 409 when they cannot come. */
export const previewTravelersOf = async ({
  by,
  id,
  ages,
  req,
}: {
  by: Changer
  id: number
  ages: number[]
  req: PayloadRequest
}): Promise<OutputOf<(typeof previewTravelers)['response']>> => {
  const reservation = await readChangeable({ userId: ownerOf(by), id, req })
  const offer = onlyRow(await runStatement<AddingOffer>({ req, statement: addingOfferStatement(id) }))
  const { totalCents, schedule, promo } = travelersAdded({ reservation, offer, ages, byAgency: by.byAgency })
  const { departureStart, today, totalCents: formerCents } = reservation
  const depositDueOn = depositDueDay({ ...offer, departureStart })
  const left = leftAfter({ totalCents, paidCents: offer.paidCents, schedule: { ...schedule, depositDueOn } })
  return { promo: promo?.words ?? null, ...presentChangedSums({ ...left, totalCents, formerCents, today }) }
}

/** Adds travelers to a booking at the total that was shown, a seat each, in the caller's transaction; 409 when the total changed. */
export const addTravelersTo = async ({
  by,
  id,
  body,
  req,
}: {
  by: Changer
  id: number
  body: Body
  req: PayloadRequest
}): Promise<void> => {
  const transaction = await transactionOf(req)
  const reservation = await lockReservation({ transaction, id, ownerId: ownerOf(by) })
  refuseOtherTravelers({ shown: body.travelers_count, travelers: reservation.travelers })
  await refuseAsked({ transaction, id })
  const { rows } = await transaction.execute<AddingOffer>(addingOfferStatement(id))
  const offer = onlyRow(rows)
  const ages = body.travelers.map(({ age }) => age)
  const { byAgency, userId: authorId } = by
  const change = travelersAdded({ reservation, offer, ages, byAgency })
  refuseOtherTotal({ total: body.total, totalCents: change.totalCents })
  if (!byAgency && offer.paidCents < offer.depositCents) {
    await refuseUnpaidSeats({ transaction, userId: authorId, seats: ages.length })
  }
  const { departureId, travelers } = reservation
  await noteGaps({ transaction, id, body, offer, travelers })
  await moveSeats({
    transaction,
    from: { departureId, seats: travelers },
    to: { departureId, seats: travelers + ages.length },
    byAgency,
  })
  await writeTravelers({ transaction, id, travelers: body.travelers, from: travelers, change })
  await notePromo({ transaction, reservationId: id, isWithdrawn: change.isWithdrawn })
  for (const index of ages.keys()) {
    const detail = `Voyageur ${String(travelers + index + 1)}${index === 0 ? promoDetail(change.promo) : ''}`
    await recordEvent({ transaction, reservationId: id, event: { kind: 'traveler_added', authorId, detail } })
  }
  await announceSeats({ transaction, departureIds: [departureId] })
  await confirmIfReached({ transaction, departureId })
  await enqueueMail({ req, mail: { template: 'travelers_added', reservationId: id } })
}

const refuseOtherTotal = ({ total, totalCents }: { total: number; totalCents: number }): void => {
  if (Math.round(total * 100) === totalCents) return
  throw new HttpError({
    status: 409,
    message: 'Le prix d’une place de plus a changé\u00a0: relis-le avant de confirmer.',
    body: { reason: 'price', total: totalCents / 100 },
  })
}

/** The contract keeps the warning that was accepted about who is far below the trip; 409 when it was not, or is another one. */
const noteGaps = async ({
  transaction,
  id,
  body: { travelers: added, level_notice_version: accepted },
  offer: { demand, levelNoticeVersion },
  travelers,
}: {
  transaction: Transaction
  id: number
  body: Body
  offer: AddingOffer
  /** How many there were before. */
  travelers: number
}): Promise<void> => {
  const gaps = levelGaps({ travelers: added, demand })
  const asked = gaps.length > 0 ? levelNoticeVersion : null
  if (asked !== (accepted ?? null)) {
    throw new HttpError({
      status: 409,
      message: asked
        ? 'Ce niveau est loin de celui de l’aventure\u00a0: lis l’avertissement avant de confirmer.'
        : 'L’avertissement sur le niveau ne s’applique plus\u00a0: relis avant de confirmer.',
      body: { reason: 'level', level_notice_version: asked },
    })
  }
  if (asked === null) return
  const before = await readLevelNotice({ transaction, reservationId: id })
  const placed = gaps.map(({ position, level }) => ({ position: travelers + position, level }))
  const notice = { version: asked, demand, gaps: [...(before?.gaps ?? []), ...placed] }
  await writeLevelNotice({ transaction, reservationId: id, notice })
}

const writeTravelers = async ({
  transaction,
  id,
  travelers,
  from,
  change: { places, options, totalCents, schedule },
}: {
  transaction: Transaction
  id: number
  travelers: AddedTraveler[]
  /** How many there were before. */
  from: number
  change: ReturnType<typeof travelersAdded>
}): Promise<void> => {
  const { depositCents, balanceDueOn } = schedule
  // The stored answer for a repeated order has fewer travelers.
  await transaction.execute(sql`
    update reservations set travelers_count = travelers_count + ${travelers.length}, total_cents = ${totalCents},
      deposit_cents = ${depositCents}, balance_due_on = ${balanceDueOn && noonOf(balanceDueOn)}::timestamptz,
      options = ${JSON.stringify(options)}::jsonb, answer = null, updated_at = now()
    where id = ${id}`)
  const rows = travelers.map(({ first_name, last_name, level }, index) => ({
    first_name: first_name || null,
    last_name: last_name || null,
    level,
    ...places[index],
  }))
  await transaction.execute(sql`
    insert into participants (reservation_id, position, first_name, last_name, level, told_age, pays_child, added_price_cents, sizes)
    select ${id}, ${from}::int + rank, one ->> 'first_name', one ->> 'last_name', (one ->> 'level')::int,
      (one ->> 'age')::smallint, (one ->> 'paysChild')::boolean, (one ->> 'addedCents')::int, '{}'
    from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) with ordinality as people (one, rank)`)
  // The authorisation that was signed names the others alone: it is to be signed anew.
  await transaction.execute(sql`
    update guardians set received_on = null, received_at = null, received_by = null
    where reservation_id = ${id} and received_on is not null`)
}
