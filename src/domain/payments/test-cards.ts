/** What becomes of a payment by a test card, in the words of the sandbox payment provider. */
export type CardFate =
  | 'accepted'
  | 'three_d_secure'
  | 'refused'
  | 'insufficient'
  | 'expired_card'
  | 'lapses'
  | 'disputed'
  | 'refund_fails'

export type TestCard = {
  key: string
  number: string
  brand: 'visa' | 'mastercard'
  fate: CardFate
  /** What it shows, as the demonstration lists it. */
  label: string
}

/** The cards of the sandbox payment provider: no bank ever gave one of them, and it takes no other. */
export const TEST_CARDS: readonly TestCard[] = [
  {
    key: 'visa',
    number: '4242424242424242',
    brand: 'visa',
    fate: 'accepted',
    label: 'Acceptée aussitôt',
  },
  {
    key: 'mastercard',
    number: '5555555555554444',
    brand: 'mastercard',
    fate: 'accepted',
    label: 'Acceptée aussitôt, Mastercard',
  },
  {
    key: 'three_d_secure',
    number: '4000002760003184',
    brand: 'visa',
    fate: 'three_d_secure',
    label: 'Confirmation dans ton appli (3-D Secure)',
  },
  { key: 'refused', number: '4000000000000002', brand: 'visa', fate: 'refused', label: 'Refusée par la banque' },
  {
    key: 'insufficient',
    number: '4000000000009995',
    brand: 'visa',
    fate: 'insufficient',
    label: 'Refusée, plafond atteint',
  },
  {
    key: 'expired_card',
    number: '4000000000000069',
    brand: 'visa',
    fate: 'expired_card',
    label: 'Refusée, carte expirée',
  },
  {
    key: 'lapses',
    number: '4000000000007080',
    brand: 'visa',
    fate: 'lapses',
    label: 'Autorisée, puis l’autorisation tombe avant l’encaissement',
  },
  {
    key: 'disputed',
    number: '4000000000000259',
    brand: 'visa',
    fate: 'disputed',
    label: 'Acceptée, puis contestée auprès de la banque',
  },
  {
    key: 'refund_fails',
    number: '4000000000005126',
    brand: 'visa',
    fate: 'refund_fails',
    label: 'Acceptée, mais le remboursement échoue',
  },
]

/** The test card of this number, typed with or without spaces; none for any other number. */
export const findTestCard = (typed: string): TestCard | undefined => {
  const digits = typed.replace(/[\s\u00a0.-]/g, '')
  return TEST_CARDS.find(({ number }) => number === digits)
}

/** A card number in groups of four, as cards print it. */
export const groupDigits = (number: string): string => number.replace(/(\d{4})(?=\d)/g, '$1 ')
