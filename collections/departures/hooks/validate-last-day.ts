import type { DateFieldValidation } from 'payload'
import { date } from 'payload/shared'

const UNKNOWN_LENGTH = 'Indique le dernier jour\u00a0: la durée de l’aventure n’est pas connue.'

/** May be left empty in the form: the server fills it in with the expedition's length, when it has one. */
export const validateLastDay: DateFieldValidation = (value, options) => {
  if (value) return date(value, options)
  return options.event === 'onChange' || UNKNOWN_LENGTH
}
