/** How a subscriber agreed to the newsletter, in the words of the panel and of its export. */
export const CONSENT_WAYS = {
  mail: 'Lien du mail de confirmation',
  account: 'Compte dont l’adresse est confirmée',
} as const

export type ConsentWay = keyof typeof CONSENT_WAYS
