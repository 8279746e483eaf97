/** What made a credit note necessary, in words; what happened otherwise is a change of the booking. */
const WORDS = {
  canceled: 'La réservation est annulée.',
  departure_canceled: 'Le départ est annulé par l’agence.',
  traveler_added: 'Une personne s’ajoute.',
  traveler_canceled: 'Une personne ne part plus.',
  moved: 'Le départ est devenu moins cher.',
  options_changed: 'Les options ont changé.',
  participants: 'Le prix suit l’âge d’une personne.',
  discounted: 'L’agence accorde une remise.',
  contract_changed: 'Le prix du contrat est révisé.',
  savings: 'Des frais ont été rendus.',
  paid: 'Une somme reçue a été rendue.',
} as const

export type InvoiceReason = keyof typeof WORDS

/** The reason that an event of a booking is, null for one that changes no sum. */
export const invoiceReason = (kind: string): InvoiceReason | null => (kind in WORDS ? (kind as InvoiceReason) : null)

/** The reason of a credit note, as a sentence. */
export const reasonWords = (reason: InvoiceReason | null): string =>
  reason === null ? 'La réservation a changé.' : WORDS[reason]
