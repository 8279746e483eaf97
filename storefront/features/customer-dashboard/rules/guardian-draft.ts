import type { Guardian } from '@/contract/guardian'
import { GUARDIAN_CONTACTS, type CalledPerson } from '@/domain/travelers/guardian'
import { formatPhone } from '@/domain/travelers/phone'

/** What the form begins with: what is known, with phones as people read them, and as many blank contacts as are asked. */
export const guardianDraft = (known: Guardian | null | undefined): Guardian =>
  known
    ? {
        first_name: known.first_name,
        last_name: known.last_name,
        phone: readable(known.phone),
        contacts: known.contacts.map(readablePerson),
        pick_ups: known.pick_ups.map(readablePerson),
      }
    : {
        first_name: '',
        last_name: '',
        phone: '',
        contacts: Array.from({ length: GUARDIAN_CONTACTS }, () => ({ name: '', phone: '' })),
        pick_ups: [],
      }

const readable = (phone: string): string => formatPhone(phone).replaceAll('\u00a0', ' ')
const readablePerson = ({ name, phone }: CalledPerson): CalledPerson => ({ name, phone: readable(phone) })
