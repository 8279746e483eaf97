import type { TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'
import { holdsLink, NAME_WITH_LINK } from '@/domain/travelers/person-name'

/** The rule of a person's name, in the panel as on the site: mails greet by it. A name that was taken before stays. */
export const validatePersonName: TextFieldSingleValidation = (value, options) =>
  typeof value === 'string' && value !== options.previousValue && holdsLink(value)
    ? `${NAME_WITH_LINK}.`
    : text(value, options)
