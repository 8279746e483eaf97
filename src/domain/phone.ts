import { parsePhoneNumberFromString } from 'libphonenumber-js'

export const INVALID_PHONE = 'Le numéro est incomplet ou invalide'

const FRENCH = '33'

/**
 * A possible number in E.164 (`+33612345678`), read as French when it names no country; null when it is not one. A French
 * number that lacks a digit is possible by its length alone: it must be one that is given to people.
 */
export const parsePhone = (input: string): string | null => {
  const number = parsePhoneNumberFromString(input, 'FR')
  if (!number?.isPossible()) return null
  return number.countryCallingCode !== FRENCH || number.isValid() ? number.number : null
}

/** A number as people read it: nationally when it is French, internationally otherwise; any other text stays as it is. */
export const formatPhone = (number: string): string => {
  const parsed = parsePhoneNumberFromString(number, 'FR')
  if (!parsed?.isPossible()) return number
  const text = parsed.country === 'FR' ? parsed.formatNational() : parsed.formatInternational()
  return text.replaceAll(' ', '\u00a0')
}
