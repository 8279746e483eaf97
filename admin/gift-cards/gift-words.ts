import { addressOf } from '@/contract/address-of'
import type { CreditReason } from '@/contract/credit'
import { getGiftEvidence, type GiftDesk } from '@/contract/gift-desk'
import { formatCents } from '../desk/format-cents'

/** A card as it is told apart: its code is never whole here. */
export const nameOfGift = ({ last4, reference }: { last4: string | null; reference?: string | null }): string =>
  last4 === null ? (reference ?? 'Pas encore de code') : `•••• ${last4}`

/** Of what answers a bank about the contested payment of a card. */
export const giftEvidencePath = (id: number): string => addressOf({ ...getGiftEvidence, params: { id } })

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
