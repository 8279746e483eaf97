import type { PayloadRequest } from 'payload'
import type { OutputOf } from '@/contract/define-route'
import type { ParticipantDraft } from '@/contract/participant-fields'
import type { transferPlace } from '@/contract/reservation-changes'
import type { ReservationDetail } from '@/contract/reservation-detail'
import { BLANK_PARTICIPANT } from '@/domain/travelers/blank-participant'
import { isFarBelow } from '@/domain/travelers/level-gaps'
import { mayTransfer } from '@/domain/catalogue/minimum-participants'
import { checkParticipant, type ParticipantErrors } from '@/domain/travelers/participant-check'
import { nextReservationStatus } from '@/domain/reservations/reservation-status'
import { recordEvent } from '@/server/features/ledger/record-event'
import { lockReservation, type LockedReservation } from '@/server/features/reservations/lock-reservation'
import { refuseParticipantErrors } from '@/server/features/reservations/participants/refuse-participant-errors'
import { changedAgesErrors } from '@/server/features/travelers/changed-ages'
import { refuseOtherTravelers } from '@/server/features/travelers/refuse-other-travelers'
import { transferLevelNotice, transferTraveler, type Transferee } from '@/server/features/travelers/transfer-traveler'
import { onlyRow } from '@/server/platform/db/only-row'
import { transactionOf } from '@/server/platform/db/transaction-of'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'
import { HttpError, notFound } from '@/server/platform/http/errors'
import { changeOwn } from './change-own'
import { transferOfferStatement, type TransferOffer, writeTransfer } from './place-transfer'
import { tripHasBegun } from './changeable'

type Body = OutputOf<(typeof transferPlace)['body']>

/**
 * Hands one place of one's own reservation over, by right until seven days before (R211-7), for the cost that was shown: the profile
 * of before is erased, the contract is amended, transferor and transferee are sent an acknowledgement. 409 once something shown has
 * changed, a warning was not accepted, or it is too late.
 */
export const transferOwnPlace = ({
  userId,
  id,
  position,
  body,
  req,
}: {
  userId: number
  id: number
  position: number
  body: Body
  req: PayloadRequest
}): Promise<ReservationDetail> =>
  changeOwn({ req, userId, id }, async () => {
    const transaction = await transactionOf(req)
    const reservation = await lockReservation({ transaction, id, ownerId: userId })
    refuseWhenOver(reservation)
    if (position > reservation.travelers) throw notFound('Cette réservation n’a pas ce voyageur.')
    refuseOtherTravelers({ shown: body.travelers_count, travelers: reservation.travelers })
    const { rows } = await transaction.execute<TransferOffer>(transferOfferStatement(id))
    const offer = onlyRow(rows)
    refuseOtherOffer({ body, offer })
    const transferee = checkedTransferee({ body, reservation, offer })
    const births = [{ position, birthDate: transferee.birth_date }]
    const agesErrors = await changedAgesErrors({ transaction, reservationId: id, births })
    refuseParticipantErrors([{ prefix: '', errors: agesErrors.get(position) ?? {} }])
    const gapVersion = acceptedGap({ body, offer })
    await writeTransfer({
      transaction,
      reservationId: id,
      position,
      costCents: offer.costCents,
      noticeVersion: offer.noticeVersion,
    })
    const place = { transaction, reservationId: id, position }
    await transferLevelNotice({ ...place, accepted: gapVersion, level: body.level, demand: offer.demand })
    await transferTraveler({ ...place, transferee })
    const detail = `Voyageur ${String(position)}`
    await recordEvent({ transaction, reservationId: id, event: { kind: 'transferred', authorId: userId, detail } })
    await enqueueMail({ req, mail: { template: 'place_transferred', reservationId: id } })
  })

const refuseWhenOver = ({ status, today, departureStart }: LockedReservation): void => {
  const next = nextReservationStatus({ status, action: 'transfer' })
  if (!next.ok) throw new HttpError({ status: 409, message: next.message })
  if (today >= departureStart) throw tripHasBegun()
  if (mayTransfer({ departureStart, today })) return
  throw new HttpError({
    status: 409,
    message: 'À moins de sept jours du départ, une place ne se cède plus en ligne\u00a0: appelle-nous.',
    body: { reason: 'desk' },
  })
}

/** Who takes the place, in order; 422 field by field, as every one of these is needed to hand a contract over. */
const checkedTransferee = ({
  body,
  reservation: { departureStart, today },
  offer: { ageMinChild, ageMaxChild },
}: {
  body: Body
  reservation: LockedReservation
  offer: TransferOffer
}): Transferee => {
  const { first_name, last_name, birth_date, email, phone, level } = body
  const draft: ParticipantDraft = { ...BLANK_PARTICIPANT, first_name, last_name, birth_date, email, phone, level }
  const { participant, errors } = checkParticipant({
    draft,
    departureStart,
    today,
    ageMinChild,
    ageMaxChild,
  })
  const missing: ParticipantErrors = Object.fromEntries(
    (['birth_date', 'email', 'phone'] as const)
      .filter((field) => participant[field] === null)
      .map((field) => [field, 'À remplir pour céder la place']),
  )
  refuseParticipantErrors([{ prefix: '', errors: { ...missing, ...errors } }])
  return participant
}

const refuseOtherOffer = ({ body, offer }: { body: Body; offer: TransferOffer }): void => {
  if (body.done_count !== offer.doneCount) {
    throw new HttpError({
      status: 409,
      message: 'Une place de cette réservation vient d’être cédée\u00a0: relis-la avant de continuer.',
      body: { reason: 'transferred', done_count: offer.doneCount },
    })
  }
  if (Math.round(body.cost * 100) !== offer.costCents) {
    throw new HttpError({
      status: 409,
      message: 'Les frais de cession ont changé\u00a0: relis-les avant de confirmer.',
      body: { reason: 'price', cost: offer.costCents / 100 },
    })
  }
  if ((body.notice_version ?? null) === offer.noticeVersion) return
  throw new HttpError({
    status: 409,
    message: 'Lis et accepte les conditions de la cession avant de confirmer.',
    body: { reason: 'notice', notice_version: offer.noticeVersion },
  })
}

/** The version of the warning that was accepted about who takes the place; null when their level asks for none. */
const acceptedGap = ({ body, offer }: { body: Body; offer: TransferOffer }): string | null => {
  const { level, level_notice_version: accepted = null } = body
  const asked = isFarBelow({ level, demand: offer.demand }) ? offer.levelNoticeVersion : null
  if (asked === accepted) return asked
  throw new HttpError({
    status: 409,
    message: asked
      ? 'Ce niveau est loin de celui de l’aventure\u00a0: lis l’avertissement avant de confirmer.'
      : 'L’avertissement sur le niveau ne s’applique plus\u00a0: relis avant de confirmer.',
    body: { reason: 'level', level_notice_version: asked },
  })
}
