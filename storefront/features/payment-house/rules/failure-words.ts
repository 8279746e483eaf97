/** Why the bank said no, in the words of the payment house's page. */
export const failureWords = (failure: string): string => WORDS[failure] ?? 'Ta banque a refusé cette carte.'

const WORDS: Partial<Record<string, string>> = {
  insufficient_funds: 'Le plafond de la carte est atteint.',
  card_expired: 'Cette carte est expirée.',
  proof_required: 'Ta banque veut une confirmation.',
  proof_refused: 'Le paiement n’a pas été confirmé dans ton appli.',
}
