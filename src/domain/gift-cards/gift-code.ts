import { CODE_ALPHABET } from '@/domain/reservations/promo-code'

/** What stands before each code of a gift card. */
const PREFIX = 'LAGO'
/** Letters and digits after it: 28 to the power of 8 codes. */
export const GIFT_CODE_LENGTH = 8

const BARE = new RegExp(`^[${CODE_ALPHABET}]{${String(GIFT_CODE_LENGTH)}}$`)

/** Of what can be no code, whoever has it. */
export const MISSPELLED_GIFT_CODE =
  'Ce code ne se lit pas\u00a0: LAGO, puis huit signes, sans O ni 0, sans I ni 1. Relis-le lettre par lettre.'
/** Of a code that nobody has, or whose card is not paid. */
export const UNKNOWN_GIFT_CODE = 'On ne connaît pas ce code\u00a0: relis-le, lettre par lettre.'

/** A code by what is typed, without its beginning, spaces, dashes and small letters; null when no code is spelled like that. */
export const bareGiftCode = (typed: string): string | null => {
  const capitals = typed.replaceAll(/[\s\u00a0\u202f.\-‐–—]/g, '').toUpperCase()
  const bare =
    capitals.startsWith(PREFIX) && capitals.length > GIFT_CODE_LENGTH ? capitals.slice(PREFIX.length) : capitals
  return BARE.test(bare) ? bare : null
}

/** A code as it is printed: « LAGO-7F3K-92QD ». */
export const spellGiftCode = (bare: string): string => `${PREFIX}-${bare.slice(0, 4)}-${bare.slice(4)}`

/** A new code; `pick` draws a whole number from zero to below its argument. */
export const drawGiftCode = (pick: (below: number) => number): string =>
  Array.from({ length: GIFT_CODE_LENGTH }, () => CODE_ALPHABET[pick(CODE_ALPHABET.length)]).join('')

/** How a card is told apart where its code must not be read. */
export const giftCardName = (last4: string): string => `Carte cadeau •••• ${last4}`
