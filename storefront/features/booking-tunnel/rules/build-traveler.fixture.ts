import type { ParticipantDraft } from '@/contract/participant-fields'
import { BLANK_PARTICIPANT } from '@/domain/travelers/blank-participant'

/** A traveler of whom nothing is known but what the test says. */
export const buildTraveler = (changes: Partial<ParticipantDraft> = {}): ParticipantDraft => ({
  ...BLANK_PARTICIPANT,
  ...changes,
})
