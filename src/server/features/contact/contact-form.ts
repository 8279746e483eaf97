import { randomUUID } from 'node:crypto'
import { sealFor } from '@/server/platform/payload/seal'

/** A form that was opened: its own key, and since when, in milliseconds since 1970. */
export type ContactForm = { key: string; openedAt: number }

const FORM_SECONDS = 30 * 24 * 60 * 60

const { seal, unseal } = sealFor<ContactForm>('contact-form')

/** The mark of a form opened now: nobody else writes one, and its age is read from it. */
export const openForm = (now: Date): string =>
  seal({ value: { key: randomUUID(), openedAt: now.getTime() }, seconds: FORM_SECONDS, now })

/** The form of a mark; null when it is not ours or too old. */
export const readForm = ({ form, now }: { form: string | undefined; now: Date }): ContactForm | null =>
  unseal({ sealed: form, now })
