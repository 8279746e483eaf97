import type { ParticipantDraft } from '@/contract/participant-fields'

/** A traveler of whom nothing is known but what the test says. */
export const buildTraveler = (changes: Partial<ParticipantDraft> = {}): ParticipantDraft => ({
  first_name: null,
  last_name: null,
  birth_date: null,
  email: null,
  phone: null,
  emergency_name: null,
  emergency_phone: null,
  diet: null,
  level: null,
  sizes: {},
  ...changes,
})
