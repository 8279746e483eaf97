import type { PayloadRequest } from 'payload'
import type { ParticipantChange } from '@/contract/participant-fields'
import type { OwnProfile } from '@/contract/participants'
import { changeParticipant } from '@/domain/travelers/change-participant'
import { givenByTraveler, keepPrivateFields } from '@/domain/accounts/private-fields'
import { recordEvent } from '@/server/features/ledger/record-event'
import { refuseParticipantErrors } from '@/server/features/reservations/participants/refuse-participant-errors'
import { sql, transactionOf } from '@/server/platform/db/transaction-of'
import { HttpError } from '@/server/platform/http/errors'
import { hashLinkToken } from '@/server/platform/http/private-link'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { changedAgesErrors } from './changed-ages'
import { countLinkCall } from './count-link-call'
import { findByLink } from './find-by-link'
import { presentOwnProfile } from './present-own-profile'
import { writeParticipant } from './write-participant'

const STARTED = 'Le départ a eu lieu : ton profil ne change plus.'

/** Saves the fields that are sent of the profile behind a private link; 409 once the departure has come. */
export const updateProfileByLink = async ({
  req,
  token,
  changes,
}: {
  req: PayloadRequest
  token: string
  changes: ParticipantChange
}): Promise<OwnProfile> => {
  await countLinkCall(req)
  return withTransaction(req, async () => {
    await lockReservationOf({ req, token })
    const { reservationId, today, profile } = await findByLink({ req, token })
    if (today >= profile.departure_start) throw new HttpError({ status: 409, message: STARTED })
    const { participant: known, invited_by: invitedBy } = profile
    const { position } = known
    const { participant, errors } = changeParticipant({
      known,
      changes: keepPrivateFields(changes, known),
      departureStart: profile.departure_start,
      today,
      ageMinChild: profile.expedition.age_min_child,
      ageMaxChild: profile.expedition.age_max_child,
    })
    const births = changes.birth_date === undefined ? [] : [{ position, birthDate: participant.birth_date }]
    const agesErrors = await changedAgesErrors({ transaction: await transactionOf(req), reservationId, births })
    refuseParticipantErrors([{ prefix: '', errors: { ...agesErrors.get(position), ...errors } }])
    await writeParticipant({
      req,
      reservationId,
      position,
      participant,
      givenPrivately: invitedBy === null ? [] : givenByTraveler({ known, saved: participant }),
    })
    await recordEvent({
      transaction: await transactionOf(req),
      reservationId,
      event: { kind: 'participants', authorId: null, detail: `Voyageur ${String(position)}, par son lien privé` },
    })
    return presentOwnProfile(await findByLink({ req, token }))
  })
}

/** Cancelling, or another link, waits for this one: the row of the booking orders them. */
const lockReservationOf = async ({ req, token }: { req: PayloadRequest; token: string }): Promise<void> => {
  const transaction = await transactionOf(req)
  await transaction.execute(sql`
    select 1 from reservations where id = (
      select reservation_id from participants where link_token_hash = ${hashLinkToken(token)}
    ) for update`)
}
