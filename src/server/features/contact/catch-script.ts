import { CONTACT_MIN_SECONDS, type ContactCatch } from '@/domain/contact/contact'
import type { ContactForm } from './contact-form'

/** Why a message is set apart as a script's, by the form that it came from; null for a person's. */
export const catchScript = ({
  form,
  website = '',
  now,
}: {
  form: ContactForm | null
  website?: string
  now: Date
}): ContactCatch | null => {
  if (website !== '') return 'hidden_field'
  if (form === null) return 'no_form'
  return now.getTime() - form.openedAt < CONTACT_MIN_SECONDS * 1000 ? 'too_quick' : null
}
