import type { PayloadRequest } from 'payload'
import type { ParticipantDraft } from '@/contract/participant-fields'
import type { SizeKind } from '@/domain/participant-sizes'
import { sql } from '../db/transaction-of'
import { fillParticipants } from './fill-participants'
import { writeParticipant } from './write-participant'

/** A row for each traveler of a new reservation, with what the tunnel gathered; inside the caller's transaction. */
export const insertParticipants = async ({
  req,
  reservationId,
  travelersCount,
  drafts,
  sizesAsked,
}: {
  req: PayloadRequest
  reservationId: number
  travelersCount: number
  /** As checked by `checkParticipant`, in order; there may be fewer than travelers. */
  drafts: ParticipantDraft[]
  sizesAsked: readonly SizeKind[]
}): Promise<void> => {
  for (const [index, participant] of drafts.slice(0, travelersCount).entries()) {
    await writeParticipant({ req, reservationId, position: index + 1, participant, sizesAsked })
  }
  await fillParticipants({ req, where: sql`r.id = ${reservationId}` })
}
