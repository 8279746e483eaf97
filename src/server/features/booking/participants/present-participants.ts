import type { Participant, ParticipantDraft } from '@/contract/participant-fields'
import { BLANK_PARTICIPANT } from '@/domain/blank-participant'
import { participantProfile } from '@/domain/participant-profile'
import type { SizeKind } from '@/domain/participant-sizes'

/** What the database has of a traveler. */
export type ParticipantRow = ParticipantDraft & { position: number }

/** Every traveler of a reservation by position, with what is missing; one of whom nothing is known is there, empty. */
export const presentParticipants = ({
  rows,
  travelersCount,
  sizesAsked,
}: {
  rows: ParticipantRow[]
  travelersCount: number
  sizesAsked: readonly SizeKind[]
}): Participant[] =>
  Array.from({ length: travelersCount }, (_, index) => {
    const position = index + 1
    const participant = rows.find((row) => row.position === position) ?? { ...BLANK_PARTICIPANT, position }
    return { ...participant, ...participantProfile({ participant, sizesAsked }) }
  })
