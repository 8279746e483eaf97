import { ACCOUNT_TEXTS, SITE_TEXTS } from './account-texts'
import { GIFT_TEXTS } from './gift-texts'
import type { FactNames, MailFact, MailKind, MailText } from './mail-text'
import { PAYMENT_TEXTS, SHARED_DEPOSIT_TEXTS } from './payment-texts'
import { REMINDER_TEXTS } from './reminder-texts'
import { RESERVATION_TEXTS } from './reservation-texts'
import { TRAVELER_TEXTS, WAITLIST_TEXTS } from './traveler-texts'

/** The initial version of each mail that the site sends to people: what leaves until the agency publishes another. */
export const INITIAL_TEXTS = {
  ...RESERVATION_TEXTS,
  ...REMINDER_TEXTS,
  ...PAYMENT_TEXTS,
  ...SHARED_DEPOSIT_TEXTS,
  ...TRAVELER_TEXTS,
  ...WAITLIST_TEXTS,
  ...GIFT_TEXTS,
  ...ACCOUNT_TEXTS,
  ...SITE_TEXTS,
}

/** A mail whose words the agency may change. */
export type MailTextKind = keyof typeof INITIAL_TEXTS

const kindsOf = (texts: Partial<Record<MailTextKind, MailKind>>) => Object.keys(texts) as MailTextKind[]

/** The mails as the team finds them, by what they are about. */
export const MAIL_TEXT_GROUPS: ReadonlyArray<{ title: string; kinds: MailTextKind[] }> = [
  { title: 'Réservation', kinds: kindsOf(RESERVATION_TEXTS) },
  { title: 'Rappels', kinds: kindsOf(REMINDER_TEXTS) },
  { title: 'Règlements et avoirs', kinds: kindsOf(PAYMENT_TEXTS) },
  { title: 'Acompte partagé', kinds: kindsOf(SHARED_DEPOSIT_TEXTS) },
  { title: 'Voyageurs', kinds: kindsOf(TRAVELER_TEXTS) },
  { title: 'Liste d’attente', kinds: kindsOf(WAITLIST_TEXTS) },
  { title: 'Cartes cadeaux', kinds: kindsOf(GIFT_TEXTS) },
  { title: 'Compte', kinds: kindsOf(ACCOUNT_TEXTS) },
  { title: 'Newsletter, avis et messages', kinds: kindsOf(SITE_TEXTS) },
]

export const isMailTextKind = (kind: unknown): kind is MailTextKind =>
  typeof kind === 'string' && Object.hasOwn(INITIAL_TEXTS, kind)

type WordsOf<Text extends MailText> = Text['subject' | 'title' | 'preview'] | Text['body'][number]

/** The facts of a mail, by the names that its initial text gives them. */
export type MailTextFacts<Kind extends MailTextKind, Block = never> = Record<
  FactNames<WordsOf<(typeof INITIAL_TEXTS)[Kind]>>,
  MailFact<Block>
>
