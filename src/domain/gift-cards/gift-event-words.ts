/** What can happen to a gift card. */
export const GIFT_EVENTS = [
  'paid',
  'issued',
  'sent',
  'resent',
  'opened',
  'extended',
  'voided',
  'transferred',
  'received',
  'withdrawn',
  'reversed',
  'repaid',
] as const
export type GiftEventKind = (typeof GIFT_EVENTS)[number]

export const GIFT_EVENT_WORDS: Record<GiftEventKind, string> = {
  paid: 'Payée',
  issued: 'Émise au bureau',
  sent: 'Envoyée par mail',
  resent: 'Renvoi du mail demandé',
  opened: 'Page de la carte ouverte',
  extended: 'Prolongée',
  voided: 'Bloquée',
  transferred: 'Remplacée par une autre',
  received: 'Reçue d’une autre carte',
  withdrawn: 'Rendue par qui l’a achetée',
  reversed: 'Usage repris',
  repaid: 'Argent rendu',
}
