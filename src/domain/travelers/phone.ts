import { parsePhoneNumberFromString } from 'libphonenumber-js'

export const INVALID_PHONE = 'Le numéro est incomplet ou invalide'

const FRENCH = '33'

/**
 * First digits of the national numbers of overseas territories, and the calling code of each (ARCEP's numbering plan): Réunion and
 * Mayotte, Guadeloupe, French Guiana, Saint-Pierre-et-Miquelon (whose code is a part of its numbers), Martinique. 0639 98 is kept for fiction, in metropolitan France.
 */
const OVERSEAS: Array<[RegExp, string]> = [
  [/^(?:26[239]|69[23]|639(?!98))/, '262'],
  [/^(?:590|69[01])/, '590'],
  [/^[56]94/, '594'],
  [/^508/, ''],
  [/^(?:596|69[67])/, '596'],
]

/**
 * A possible number in E.164 (`+33612345678`), read as French when it names no country; null when it is not one. A French
 * number that lacks a digit is possible by its length alone: it must be one that is given to people. An overseas number
 * that is typed as it is dialed in France (`0692…`) has the calling code of its territory (`+262692…`).
 */
export const parsePhone = (input: string): string | null => {
  const number = parsePhoneNumberFromString(input, 'FR')
  if (!number?.isPossible()) return null
  if (number.countryCallingCode === FRENCH) {
    const overseas = OVERSEAS.find(([prefix]) => prefix.test(number.nationalNumber))
    if (overseas && number.nationalNumber.length === 9) return `+${overseas[1]}${number.nationalNumber}`
  }
  return number.countryCallingCode !== FRENCH || number.isValid() ? number.number : null
}

/** A number as people read it: nationally when it is French, internationally otherwise; any other text stays as it is. */
export const formatPhone = (number: string): string => {
  const parsed = parsePhoneNumberFromString(number, 'FR')
  if (!parsed?.isPossible()) return number
  const text = parsed.country === 'FR' ? parsed.formatNational() : parsed.formatInternational()
  return text.replaceAll(' ', '\u00a0')
}
