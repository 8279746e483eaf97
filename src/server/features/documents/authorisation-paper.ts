import type { Guardian } from '@/contract/guardian'
import type { ReservationDetail } from '@/contract/reservation-detail'
import type { CalledPerson } from '@/domain/travelers/guardian'
import { formatDateRange, formatShortDate } from '@/domain/days/french-dates'
import { frenchSpaces } from '@/domain/text/french-spaces'
import { formatPhone } from '@/domain/travelers/phone'
import type { RichTextLine } from '@/server/platform/payload/present-rich-text'
import { type PdfSection, typesetSections } from './typeset-sections'

/** A sheet to print and to sign: what it is about, the text that is signed, where to sign. */
export type AuthorisationPaper = {
  title: string
  subtitle: string
  facts: PdfSection[]
  text: { title: string; lines: RichTextLine[] }
  signatures: string[]
}

type Facts = {
  reservation: Pick<
    ReservationDetail,
    'number' | 'name' | 'departure_date' | 'departure_end' | 'expedition' | 'participants'
  >
  guardian: Guardian
  version: string
  lines: RichTextLine[]
}

/** What who entrusts children signs, with the names as they are known today. */
export const authorisationPaper = ({ reservation, guardian, version, lines }: Facts): AuthorisationPaper => ({
  title: 'Autorisation parentale',
  subtitle: frenchSpaces(`Réservation ${reservation.number}, ${reservation.name}`),
  facts: typesetSections([tripOf(reservation), childrenOf(reservation), guardianOf(guardian), pickUpsOf(guardian)]),
  text: {
    title: frenchSpaces(`Ce que je signe, version ${version}`),
    lines: lines.map((line) => ({ ...line, text: frenchSpaces(line.text) })),
  },
  signatures: ['Fait à', 'Le', 'Signature'],
})

const tripOf = (reservation: Facts['reservation']): PdfSection => ({
  title: 'Le voyage',
  rows: [
    { label: 'Dates', value: formatDateRange({ start: reservation.departure_date, end: reservation.departure_end }) },
    ...(reservation.expedition.meeting_point
      ? [{ label: 'Rendez-vous', value: reservation.expedition.meeting_point }]
      : []),
  ],
})

const childrenOf = ({ participants }: Facts['reservation']): PdfSection => ({
  title: participants.length > 1 ? 'Les enfants' : 'L’enfant',
  rows: participants.map(({ first_name: first, last_name: last, birth_date: birthDate }) => ({
    label: [first, last].filter(Boolean).join(' ') || BLANK,
    value: birthDate ? `Naissance le ${formatShortDate(birthDate)}` : `Naissance le ${BLANK}`,
  })),
})

/** Where a name or a day is not known yet: to be filled in by hand. */
const BLANK = '. . . . . . . . . . . . . . .'

const guardianOf = ({ first_name: first, last_name: last, phone, contacts }: Guardian): PdfSection => ({
  title: 'Qui répond de l’enfant, et qui prévenir',
  rows: [{ label: `${first} ${last}, responsable`, value: formatPhone(phone) }, ...contacts.map(personOf)],
})

const pickUpsOf = ({ pick_ups: people }: Guardian): PdfSection => ({
  title: 'Qui peut venir chercher l’enfant, en plus du responsable',
  rows: people.length > 0 ? people.map(personOf) : [{ label: 'Personne d’autre', value: '' }],
})

const personOf = ({ name, phone }: CalledPerson) => ({ label: name, value: formatPhone(phone) })
