import { formatPrice } from '@/domain/text/price'

/** One movement of a payout, in cents before its fee, and what our own books have of it: null where they know nothing. */
export type CheckedLine = {
  kind: 'payment' | 'refund' | 'refund_returned' | 'dispute' | 'fee' | 'other'
  about: string | null
  words: string
  amountCents: number
  feeCents: number
  ourCents: number | null
}

const NAMES: Record<CheckedLine['kind'], string> = {
  payment: 'Paiement',
  refund: 'Remboursement',
  refund_returned: 'Remboursement revenu',
  dispute: 'Litige',
  fee: 'Frais',
  other: 'Autre mouvement',
}

const MOST_FAULTS = 3

const euros = (cents: number): string => `${cents < 0 ? '−' : ''}${formatPrice(Math.abs(cents) / 100)}`

/**
 * What is wrong of a payout: it is to be what our books have of its movements, less the provider's fees, and each movement what they
 * have of it. Null where it adds up.
 */
export const checkPayout = ({
  amountCents,
  lines,
}: {
  amountCents: number
  lines: readonly CheckedLine[]
}): string | null => {
  const awaited = lines.reduce((sum, line) => sum + oursOf(line) - line.feeCents, 0)
  const told = lines.reduce((sum, line) => sum + line.amountCents - line.feeCents, 0)
  const faults = [
    ...(told === amountCents ? [] : [`ses mouvements font ${euros(told)}`]),
    ...lines.filter((line) => line.amountCents !== oursOf(line)).map(faultOf),
  ]
  if (faults.length === 0) return null
  const more = faults.length - MOST_FAULTS
  return [
    `Reçu ${euros(amountCents)}, attendu ${euros(awaited)} d’après nos comptes\u00a0: écart de ${euros(amountCents - awaited)}`,
    ...faults.slice(0, MOST_FAULTS),
    ...(more > 0 ? [`et ${String(more)} autre${more > 1 ? 's' : ''}`] : []),
  ].join('\u00a0; ')
}

/** A fee is the provider's to say. */
const oursOf = ({ kind, amountCents, ourCents }: CheckedLine): number =>
  kind === 'fee' ? amountCents : (ourCents ?? 0)

const faultOf = ({ kind, about, words, amountCents, ourCents }: CheckedLine): string => {
  const name = `${NAMES[kind]} ${(about ?? words).slice(0, 60)}`
  return ourCents === null
    ? `${name}\u00a0: ${euros(amountCents)}, inconnu ici`
    : `${name}\u00a0: ${euros(amountCents)}, ici ${euros(ourCents)}`
}
