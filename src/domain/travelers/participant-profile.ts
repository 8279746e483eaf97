import { SIZE_KINDS, type SizeKind } from './participant-sizes'

/** What a traveler must give before the departure, beside the sizes that the trip asks for. */
export const REQUIRED_FIELDS = [
  'first_name',
  'last_name',
  'birth_date',
  'phone',
  'emergency_name',
  'emergency_phone',
  'diet',
  'level',
] as const

type RequiredField = (typeof REQUIRED_FIELDS)[number]

/** The name of a field of a participant, as `missing` and the errors say it. */
export type ParticipantField = RequiredField | 'email' | `sizes.${SizeKind}`

/** What of a participant counts for the profile. */
export type ProfileFacts = Record<RequiredField, string | number | null> & {
  sizes: Partial<Record<SizeKind, string>>
}

/** Of whom less is asked: a child, or one who travels without the parents and is answered for by a guardian. */
export const SHORT_FORMS = ['child', 'guarded'] as const
export type ShortForm = (typeof SHORT_FORMS)[number]

/** What they are not asked: a phone and a level of their own, and whom to call where the guardian is called. */
const NOT_ASKED: Record<ShortForm, readonly RequiredField[]> = {
  child: ['phone', 'level'],
  guarded: ['phone', 'level', 'emergency_name', 'emergency_phone'],
}

type ProfileInput = { participant: ProfileFacts; sizesAsked: readonly SizeKind[]; shortForm?: ShortForm | null }

/** Which required fields are still empty, and how much of the profile is there, from 0 to 100 (100 only when all is). */
export const participantProfile = ({
  participant,
  sizesAsked,
  shortForm = null,
}: ProfileInput): { missing: ParticipantField[]; completeness: number } => {
  const required = REQUIRED_FIELDS.filter((field) => shortForm === null || !NOT_ASKED[shortForm].includes(field))
  const missing: ParticipantField[] = [
    ...required.filter((field) => isEmpty(participant[field])),
    ...sizesAsked.filter((kind) => isEmpty(participant.sizes[kind])).map((kind) => `sizes.${kind}` as const),
  ]
  const asked = required.length + sizesAsked.length
  return { missing, completeness: Math.floor((100 * (asked - missing.length)) / asked) }
}

/** What is given of a participant, a bit each: the required fields in their order, then the sizes in theirs. `participants.filled` has them. */
export const FIELD_BITS = 2 ** REQUIRED_FIELDS.length - 1
export const sizeBit = (kind: SizeKind): number => 2 ** (REQUIRED_FIELDS.length + SIZE_KINDS.indexOf(kind))

/** The bits of the fields that a short form does not ask. */
export const notAskedBits = (form: ShortForm): number =>
  NOT_ASKED[form].reduce((bits, field) => bits | (2 ** REQUIRED_FIELDS.indexOf(field)), 0)

/** The completeness of a profile by its bits, as `participantProfile` counts it. */
export const filledCompleteness = ({
  filled,
  notAsked = 0,
  sizesAsked,
}: {
  filled: number
  /** The bits of the profile fields that this traveler does not have to fill in. */
  notAsked?: number
  sizesAsked: readonly SizeKind[]
}): number => {
  const asked = sizesAsked.reduce((bits, kind) => bits | sizeBit(kind), FIELD_BITS) & ~notAsked
  return Math.floor((100 * countBits(filled & asked)) / countBits(asked))
}

/**
 * `dashboard_completness` of a reservation: the mean of its travelers' profiles, rounded down so that 100 means that
 * nothing is missing. A traveler of whom nothing is written yet counts for 0.
 */
export const reservationCompleteness = ({
  completeness,
  travelersCount,
}: {
  completeness: readonly number[]
  travelersCount: number
}): number => {
  const travelers = Math.max(travelersCount, completeness.length)
  if (travelers === 0) return 0
  return Math.floor(completeness.reduce((sum, one) => sum + one, 0) / travelers)
}

const isEmpty = (value: string | number | null | undefined): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '')

const countBits = (bits: number): number => (bits === 0 ? 0 : (bits & 1) + countBits(bits >> 1))
