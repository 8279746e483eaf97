import type { PayloadRequest } from 'payload'
import type { z } from 'zod'
import type { updateParticipants } from '@/contract/reservations'
import { checkParticipant } from '@/domain/participant-check'
import { formatCount } from '@/domain/plural'
import { HttpError } from '@/server/platform/http/errors'
import { transactionOf } from '@/server/platform/payload/transaction-of'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { recordEvent } from '../reservations/record-event'
import { changedAgesErrors } from './changed-ages'
import { lockOwnReservation } from './lock-own-reservation'
import { refuseOtherTravelers } from './refuse-other-travelers'
import { refuseParticipantErrors } from './refuse-participant-errors'
import { writeParticipant } from './write-participant'

type Body = z.output<(typeof updateParticipants)['body']>

/** Saves the participants that are sent, all or none. */
export const updateParticipantsOf = ({
  req,
  userId,
  reservationId,
  body,
}: {
  req: PayloadRequest
  userId: number
  reservationId: number
  body: Body
}): Promise<void> =>
  withTransaction(req, async () => {
    const { departureStart, today, ageMinChild, ageMaxChild, travelersCount, sizesAsked } = await lockOwnReservation({
      req,
      reservationId,
      userId,
    })
    refuseOtherTravelers({ shown: body.travelers_count, travelers: travelersCount })
    if (body.participants.some(({ position }) => position > travelersCount)) {
      throw new HttpError({
        status: 422,
        message: `Cette réservation est pour ${formatCount(travelersCount, 'personne')}.`,
      })
    }
    const checked = body.participants.map((draft) => ({
      position: draft.position,
      ...checkParticipant({ draft, departureStart, today, ageMinChild, ageMaxChild }),
    }))
    const births = checked.map(({ position, participant }) => ({ position, birthDate: participant.birth_date }))
    const agesErrors = await changedAgesErrors({ transaction: await transactionOf(req), reservationId, births })
    refuseParticipantErrors(
      checked.map(({ position, errors }, index) => ({
        prefix: `participants.${String(index)}.`,
        errors: { ...agesErrors.get(position), ...errors },
      })),
    )
    for (const { position, participant } of checked) {
      await writeParticipant({ req, reservationId, position, participant, sizesAsked })
    }
    await recordEvent({
      transaction: await transactionOf(req),
      reservationId,
      event: {
        kind: 'participants',
        authorId: userId,
        detail: `Voyageurs ${checked.map(({ position }) => position).join(', ')}`,
      },
    })
  })
