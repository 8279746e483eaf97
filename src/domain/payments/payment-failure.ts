/** Why a payment did not come about, as providers say it. */
export type PaymentFailure =
  | 'declined'
  | 'insufficient_funds'
  | 'expired_card'
  | 'authentication_required'
  | 'unavailable'
  | 'other'

const WORDS: Record<PaymentFailure, string> = {
  declined: 'Ta banque a refusé ce paiement.',
  insufficient_funds: 'Ta banque a refusé ce paiement\u00a0: le solde ou le plafond de la carte ne suffit pas.',
  expired_card: 'Cette carte a expiré.',
  authentication_required: 'Ta banque demande de confirmer ce paiement toi-même.',
  unavailable: 'Ta banque ne répond pas en ce moment.',
  other: 'Ce paiement n’a pas abouti.',
}

export const NOTHING_TAKEN = 'Rien n’a été débité.'

/** What is said of a payment that was refused: why, that nothing was taken, and what to do. */
export const failureMessage = (failure: PaymentFailure): string =>
  `${WORDS[failure]} ${NOTHING_TAKEN} Réessaie, ou prends une autre carte.`

/** What is said of a payment that was let go, for the reason that its order could not be had. */
export const releaseMessage = (reason: string): string => `${reason} ${NOTHING_TAKEN}`
