import type { PayloadRequest } from 'payload'
import type { z } from 'zod'
import type { updateParticipants } from '@/contract/reservation-participants'
import { BLANK_PARTICIPANT } from '@/domain/travelers/blank-participant'
import { changeParticipant } from '@/domain/travelers/change-participant'
import { formatCount } from '@/domain/text/plural'
import { givenDespiteHost, keepPrivateFields } from '@/domain/accounts/private-fields'
import { recordEvent } from '@/server/features/ledger/record-event'
import {
  HIDEABLE_PARTICIPANT_JSON,
  type ParticipantRow,
} from '@/server/features/reservations/participants/participants-json'
import { refuseParticipantErrors } from '@/server/features/reservations/participants/refuse-participant-errors'
import { sql, transactionOf, type Transaction } from '@/server/platform/db/transaction-of'
import { HttpError } from '@/server/platform/http/errors'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { changedAgesErrors } from './changed-ages'
import { lockOwnReservation } from './lock-own-reservation'
import { refuseOtherTravelers } from './refuse-other-travelers'
import { writeParticipant } from './write-participant'

type Body = z.output<(typeof updateParticipants)['body']>

/** Saves what is sent of the participants, all or none. */
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
    const { departureStart, today, ageMinChild, ageMaxChild, travelersCount } = await lockOwnReservation({
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
    const transaction = await transactionOf(req)
    const known = await readParticipants({ transaction, reservationId })
    const checked = body.participants.map(({ position, ...sent }) => {
      const before: Omit<ParticipantRow, 'position'> =
        known.find((one) => one.position === position) ?? BLANK_PARTICIPANT
      const changes = keepPrivateFields(sent, before)
      return {
        position,
        changes,
        givenPrivately: givenDespiteHost({ known: before, changes }),
        ...changeParticipant({ known: before, changes, departureStart, today, ageMinChild, ageMaxChild }),
      }
    })
    const births = checked
      .filter(({ changes }) => changes.birth_date !== undefined)
      .map(({ position, participant }) => ({ position, birthDate: participant.birth_date }))
    const agesErrors = await changedAgesErrors({ transaction, reservationId, births })
    refuseParticipantErrors(
      checked.map(({ position, errors }, index) => ({
        prefix: `participants.${String(index)}.`,
        errors: { ...agesErrors.get(position), ...errors },
      })),
    )
    for (const { position, participant, givenPrivately } of checked) {
      await writeParticipant({ req, reservationId, position, participant, givenPrivately })
    }
    await recordEvent({
      transaction,
      reservationId,
      event: {
        kind: 'participants',
        authorId: userId,
        detail: `Voyageurs ${checked.map(({ position }) => position).join(', ')}`,
      },
    })
  })

const readParticipants = async ({
  transaction,
  reservationId,
}: {
  transaction: Transaction
  reservationId: number
}): Promise<ParticipantRow[]> => {
  const { rows } = await transaction.execute<{ participant: ParticipantRow }>(sql`
    select ${HIDEABLE_PARTICIPANT_JSON} as participant from participants p join reservations r on r.id = p.reservation_id
      join departures d on d.id = r.departure_id join expeditions e on e.id = d.expedition_id
    where p.reservation_id = ${reservationId}`)
  return rows.map(({ participant }) => participant)
}
