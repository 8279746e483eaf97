import { ageOn } from '@/domain/seats/age-on'
import { isCalendarDay } from '@/domain/days/calendar-day'
import type { ParticipantField, ProfileFacts } from './participant-profile'
import type { SizeKind } from './participant-sizes'
import { INVALID_PHONE, parsePhone } from './phone'

export const NO_SUCH_DATE = 'Cette date n’existe pas'
export const BORN_IN_FUTURE = 'La date de naissance doit être passée'
export const UNLIKELY_BIRTH = 'Vérifie l’année de naissance'
export const INVALID_EMAIL = 'Cette adresse email est incomplète ou invalide'

const NBSP = '\u00a0'
const OLDEST = 110

/** Said when a traveler is too old on the day of the departure, where the parents stay at home. */
export const tooOld = (age: number): string => `Cette aventure se vit jusqu’à ${String(age)}${NBSP}ans`

/** Said when a traveler is too young on the day of the departure. */
export const tooYoung = (age: number): string => `Cette aventure se vit à partir de ${String(age)}${NBSP}ans`

export type Draft = ProfileFacts & {
  first_name: string | null
  last_name: string | null
  birth_date: string | null
  email: string | null
  phone: string | null
  emergency_name: string | null
  emergency_phone: string | null
  diet: string | null
  level: number | null
}

export type CheckInput<Typed extends Draft> = {
  draft: Typed
  /** First day of the trip and today, as calendar days. */
  departureStart: string
  today: string
  ageMinChild: number | null
  /** The last age that a trip without the parents takes; null elsewhere. */
  ageMaxChild: number | null
}

export type ParticipantErrors = Partial<Record<ParticipantField, string>>

/**
 * What was typed of a traveler, put in order: phones in E.164, blanks as null. Anything may be missing; what is there
 * must be right: `errors` says field by field what is not.
 */
export const checkParticipant = <Typed extends Draft>({
  draft,
  departureStart,
  today,
  ageMinChild,
  ageMaxChild,
}: CheckInput<Typed>): { participant: Typed; errors: ParticipantErrors } => {
  const errors: ParticipantErrors = {}
  const birthDate = blank(draft.birth_date)
  const birthError = checkBirthDate({ birthDate, departureStart, today, ageMinChild, ageMaxChild })
  if (birthError !== null) errors.birth_date = birthError
  const phones = { phone: blank(draft.phone), emergency_phone: blank(draft.emergency_phone) }
  for (const field of ['phone', 'emergency_phone'] as const) {
    const typed = phones[field]
    if (typed === null) continue
    const number = parsePhone(typed)
    if (number === null) errors[field] = INVALID_PHONE
    else phones[field] = number
  }
  const email = blank(draft.email)
  if (email !== null && !isEmail(email)) errors.email = INVALID_EMAIL
  const participant = {
    ...draft,
    ...phones,
    email,
    first_name: blank(draft.first_name),
    last_name: blank(draft.last_name),
    birth_date: birthDate,
    emergency_name: blank(draft.emergency_name),
    diet: blank(draft.diet),
    sizes: filledSizes(draft.sizes),
  }
  return { participant, errors }
}

/** Whether a text may be an address of a traveler, whom a mail proves or not. */
export const isEmail = (typed: string): boolean => {
  const [, host] = /^[^\s@]+@([^\s@]+)$/.exec(typed) ?? []
  return host?.slice(1, -1).includes('.') === true
}

const checkBirthDate = ({
  birthDate,
  departureStart,
  today,
  ageMinChild,
  ageMaxChild,
}: Omit<CheckInput<Draft>, 'draft'> & { birthDate: string | null }): string | null => {
  if (birthDate === null) return null
  if (!isCalendarDay(birthDate)) return NO_SUCH_DATE
  if (birthDate >= today) return BORN_IN_FUTURE
  const age = ageOn({ birthDate, day: departureStart })
  if (age > OLDEST) return UNLIKELY_BIRTH
  if (ageMinChild !== null && age < ageMinChild) return tooYoung(ageMinChild)
  if (ageMaxChild !== null && age > ageMaxChild) return tooOld(ageMaxChild)
  return null
}

const blank = (text: string | null): string | null => {
  const trimmed = text?.trim() ?? ''
  return trimmed === '' ? null : trimmed
}

const filledSizes = (sizes: Partial<Record<SizeKind, string>>): Partial<Record<SizeKind, string>> =>
  Object.fromEntries(
    Object.entries(sizes)
      .map(([kind, size]) => [kind, size.trim()] as const)
      .filter(([, size]) => size !== ''),
  )
