import type { TextareaField, TextField } from 'payload'
import { bodyLines, MAIL_TEXT_LIMITS, type MailTextPart } from '@/domain/mail-texts/mail-text'
import { mailTextFaults } from '@/domain/mail-texts/mail-text-faults'
import { INITIAL_TEXTS, isMailTextKind } from '@/domain/mail-texts/mail-texts'
import { writtenOnce } from '../access/roles'

/** Which mail a version is of: its own form, opened from the list of mails, names it. */
export const kindOfMail: TextField = {
  name: 'kind',
  type: 'text',
  label: 'Mail',
  required: true,
  access: writtenOnce,
  validate: (kind: unknown) => isMailTextKind(kind) || 'Le site n’envoie pas ce mail.',
  admin: { hidden: true },
}

type Words = { name: MailTextPart; label: string; description?: string }

/** A part of a text, refused when it can't take the place of that of the initial text. */
export const wordsField = ({ name, label, description }: Words): TextField | TextareaField => {
  const validate = (value: unknown, { data }: { data: object }): string | true => {
    const { kind } = data as { kind?: unknown }
    if (!isMailTextKind(kind)) return true
    const initial = INITIAL_TEXTS[kind]
    const typed = typeof value === 'string' ? value : ''
    // Empty lines count here, and nowhere else.
    if (typed.length > MAIL_TEXT_LIMITS[name]) return `Au plus ${String(MAIL_TEXT_LIMITS[name])} caractères.`
    const text = { ...initial, [name]: name === 'body' ? bodyLines(typed) : typed }
    const faults = mailTextFaults({ text, initial }).filter(({ path }) => path === name)
    return faults.length === 0 || faults.map(({ message }) => message).join(' ')
  }
  const most = `Au plus ${String(MAIL_TEXT_LIMITS[name])} caractères.`
  const field = { name, label, required: true, validate }
  const said = { description: description ? `${description} ${most}` : most }
  return name === 'body'
    ? { ...field, type: 'textarea', admin: { ...said, rows: 12 } }
    : { ...field, type: 'text', admin: said }
}
