import type { TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'
import { INVALID_EMAIL, isEmail } from '@/domain/travelers/participant-check'
import { INVALID_PHONE, parsePhone } from '@/domain/travelers/phone'

/**
 * The rules of the customers' form, field by field. The hook that saves refuses by them too, but its words go with the next
 * check of the form, as another field is typed: that one knows only these.
 */
export const validatePhone: TextFieldSingleValidation = (value, options) =>
  typeof value === 'string' && value.trim() !== '' && parsePhone(value) === null ? INVALID_PHONE : text(value, options)

export const validateEmail: TextFieldSingleValidation = (value, options) =>
  typeof value === 'string' && value.trim() !== '' && !isEmail(value.trim()) ? INVALID_EMAIL : text(value, options)
