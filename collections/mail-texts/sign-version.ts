import type { CollectionBeforeChangeHook } from 'payload'
import { INITIAL_TEXTS, isMailTextKind } from '@/domain/mail-texts/mail-texts'
import type { MailText } from '@/payload-types'
import { dayOf } from '../fields/days'
import { invalidFields } from '../fields/invalid-fields'
import { today } from './begin-version'

/** Notes who wrote a version and the name of its mail. One is not published for a day that is over: the last one of a day counts. */
export const signVersion: CollectionBeforeChangeHook<MailText> = ({ data, req }) => {
  const { kind, status, effective_on: day } = data
  if (status === 'published' && (dayOf(day) ?? '') < (dayOf(today()) ?? '')) {
    const message = 'Ce jour est passé\u00a0: choisis aujourd’hui ou un jour à venir.'
    throw invalidFields({ collection: 'mail-texts', req, errors: [{ path: 'effective_on', message }] })
  }
  return {
    ...data,
    name: isMailTextKind(kind) ? INITIAL_TEXTS[kind].name : kind,
    author: req.user?.id ?? null,
  }
}
