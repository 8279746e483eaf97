import type { CreditReason } from '@/contract/credit'
import type { GiftDesk } from '@/contract/gift-desk'
import { formatCents } from '../desk/format-cents'

/** A card as it is told apart: its code is never whole here. */
export const nameOfGift = ({ last4, reference }: { last4: string | null; reference?: string | null }): string =>
  last4 === null ? (reference ?? 'Pas encore de code') : `•••• ${last4}`

/** A sum with its sign: what comes and what goes. */
export const signedCents = (cents: number): string =>
  cents === 0 ? formatCents(0) : `${cents > 0 ? '+' : '−'}\u00a0${formatCents(Math.abs(cents))}`

type Entry = GiftDesk['entries'][number]

export const entryWords = ({ reason, reverses, amount_cents: cents }: Entry): string =>
  reverses === null ? REASONS[reason] : `Contre-écriture de ${signedCents(-cents)}`

const REASONS: Record<CreditReason, string> = {
  opened: 'Émise',
  used: 'Usage',
  given_back: 'Revenu d’une réservation',
  expired: 'Terminée',
  reversed: 'Contre-écriture\u00a0: carte arrêtée',
}

export const EVENT_WORDS: Record<GiftDesk['events'][number]['kind'], string> = {
  paid: 'Payée',
  issued: 'Émise au bureau',
  sent: 'Envoyée par mail',
  resent: 'Renvoi du mail demandé',
  extended: 'Prolongée',
  voided: 'Bloquée',
  transferred: 'Remplacée par une autre',
  received: 'Reçue d’une autre carte',
  withdrawn: 'Rendue par qui l’a achetée',
  reversed: 'Usage repris',
  repaid: 'Argent rendu',
}
