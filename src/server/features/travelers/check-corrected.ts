import type { ParticipantDraft } from '@/contract/participant-fields'
import { checkParticipant, type ParticipantErrors } from '@/domain/travelers/participant-check'
import { participantProfile } from '@/domain/travelers/participant-profile'
import { travelerAges } from '@/domain/seats/party-ages'
import { shortForm } from '@/domain/travelers/short-form'
import type { CorrectionFacts } from './lock-corrected'

/** What the agency corrects of a traveler, in words for the history of the reservation. */
export const CORRECTED = {
  first_name: 'prénom',
  last_name: 'nom',
  birth_date: 'date de naissance',
  email: 'adresse',
  phone: 'téléphone',
  emergency_name: 'personne à prévenir',
  emergency_phone: 'son téléphone',
  diet: 'régime et allergies',
  level: 'niveau',
  sizes: 'tailles',
} as const

/**
 * A traveler as the panel's form has it, by the rules of the customers' own: its values as they are kept, instants in ISO,
 * and field by field what is wrong.
 */
export const checkCorrected = ({
  whole,
  facts,
}: {
  whole: Record<string, unknown>
  facts: CorrectionFacts
}): { values: Record<string, unknown>; errors: ParticipantErrors } => {
  const draft = {
    ...(Object.fromEntries(Object.keys(CORRECTED).map((field) => [field, whole[field] ?? null])) as ParticipantDraft),
    birth_date: dayOf(whole['birth_date']),
    sizes: (whole['sizes'] ?? {}) as ParticipantDraft['sizes'],
  }
  const { participant, errors } = checkParticipant({ draft, ...facts })
  const [age = null] = travelerAges({
    travelers: 1,
    told: [facts.toldAge],
    birthDates: [participant.birth_date],
    departureStart: facts.departureStart,
  })
  const form = shortForm({ expeditionType: facts.expeditionType, age })
  const { completeness } = participantProfile({ participant, sizesAsked: facts.sizesAsked, shortForm: form })
  const isComplete = completeness === 100
  const values = {
    ...participant,
    birth_date: participant.birth_date && `${participant.birth_date}T12:00:00.000Z`,
    completed_at: isComplete ? (whole['completed_at'] ?? new Date().toISOString()) : null,
  }
  return { values, errors }
}

const dayOf = (value: unknown): string | null => (typeof value === 'string' ? value.slice(0, 10) : null)
