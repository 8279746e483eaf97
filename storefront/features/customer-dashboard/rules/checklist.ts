import type { Participant } from '@/contract/participant-fields'
import type { ReservationDetail } from '@/contract/reservation-detail'
import { withDe } from '@/domain/text/elision'
import { levelName } from '@/domain/catalogue/level-name'
import { formatPhone } from '@/domain/travelers/phone'
import { joinNames, participantName } from '@/storefront/lib/forms/participant-name'

export type ChecklistItem = {
  key: string
  title: string
  isDone: boolean
  detail: string
  /** The first traveler who misses something there, to open his or her form. */
  position: number | null
}

const NBSP = '\u00a0'

const MISSING: Record<string, string> = {
  first_name: 'le prénom',
  last_name: 'le nom',
  birth_date: 'la date de naissance',
  phone: 'le téléphone',
  emergency_name: 'la personne à prévenir',
  emergency_phone: 'le téléphone de la personne à prévenir',
  diet: 'le régime',
  level: 'le niveau',
  'sizes.height_cm': 'la taille',
  'sizes.weight_kg': 'le poids',
  'sizes.shoe_eu': 'la pointure',
  'sizes.clothing': 'la taille de vêtement',
  'sizes.head_cm': 'le tour de tête',
}

type Group = {
  key: string
  title: string
  covers: (field: string) => boolean
  tell: (travelers: Participant[]) => string
}

const GROUPS: Group[] = [
  {
    key: 'identity',
    title: 'Identité et contact',
    covers: (field) => ['first_name', 'last_name', 'birth_date', 'phone'].includes(field),
    tell: (travelers) => joinNames(travelers.map(participantName)),
  },
  {
    key: 'emergency',
    title: 'Personne à prévenir',
    covers: (field) => field.startsWith('emergency_'),
    tell: (travelers) => [...new Set(travelers.map(emergencyOf))].join(`${NBSP}; `),
  },
  {
    key: 'diet',
    title: 'Régime et allergies',
    covers: (field) => field === 'diet',
    tell: (travelers) =>
      tellEach(travelers, ({ diet, given_privately: given }) =>
        given?.includes('diet') ? GIVEN_PRIVATELY : lowerFirst(diet ?? ''),
      ),
  },
  {
    key: 'level',
    title: 'Niveau de chacun',
    covers: (field) => field === 'level',
    tell: (travelers) => tellEach(travelers, ({ level }) => lowerFirst(level === null ? '' : levelName(level))),
  },
  {
    key: 'sizes',
    title: 'Tailles et matériel à prêter',
    covers: (field) => field.startsWith('sizes.'),
    tell: (travelers) => joinNames(travelers.map(participantName)),
  },
]

/** What is to be prepared before the departure, subject by subject; sizes only when the trip asks for some. */
export const buildChecklist = ({ participants, expedition }: ReservationDetail): ChecklistItem[] =>
  GROUPS.filter(({ key }) => key !== 'sizes' || expedition.sizes_asked.length > 0).map(
    ({ key, title, covers, tell }) => {
      const late = participants
        .map((traveler) => ({ traveler, missing: traveler.missing.filter(covers) }))
        .filter(({ missing }) => missing.length > 0)
      const isDone = late.length === 0
      return {
        key,
        title,
        isDone,
        detail: isDone ? tell(participants) : tellMissing(late),
        position: late[0]?.traveler.position ?? null,
      }
    },
  )

const GIVEN_PRIVATELY = 'donné au guide et à l’agence'

const tellMissing = (late: Array<{ traveler: Participant; missing: string[] }>): string => {
  const [only] = late
  const [field, ...others] = only?.missing ?? []
  if (only && late.length === 1 && field !== undefined && others.length === 0) {
    return `Il manque ${MISSING[field] ?? field} ${withDe(participantName(only.traveler))}`
  }
  return `À compléter pour ${joinNames(late.map(({ traveler }) => participantName(traveler)))}`
}

const tellEach = (travelers: Participant[], tell: (traveler: Participant) => string): string =>
  travelers.map((traveler) => `${participantName(traveler)}${NBSP}: ${tell(traveler)}`).join('. ')

const emergencyOf = (traveler: Participant): string => {
  const { emergency_name: name, emergency_phone: phone, given_privately: given = [] } = traveler
  if (given.includes('emergency_name') || given.includes('emergency_phone')) {
    return `${participantName(traveler)}${NBSP}: ${GIVEN_PRIVATELY}`
  }
  return `${name ?? ''}, ${formatPhone(phone ?? '')}`
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
