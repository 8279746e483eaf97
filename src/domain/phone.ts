import { parsePhoneNumberFromString } from 'libphonenumber-js'

export const INVALID_PHONE = 'Le numéro est incomplet ou invalide'

const LONGEST_INPUT = 250

/** A possible number in E.164 (`+33612345678`), read as French when it names no country; null when it is not one. */
export const parsePhone = (input: string): string | null => {
  if (input.length > LONGEST_INPUT) return null
  const number = parsePhoneNumberFromString(input, 'FR')
  return number?.isPossible() ? number.number : null
}
