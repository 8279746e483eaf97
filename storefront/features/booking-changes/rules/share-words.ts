import { withDe } from '@/domain/text/elision'
import { formatPrice } from '@/domain/text/price'

type Share = { name: string | null; paid: number; refund: number }

/**
 * Who gets what back of a deposit that several paid, once a traveler leaves; null where nobody shared it. The share of who leaves is
 * the one that alone bears their first name.
 */
export const shareWords = ({ shares, leaving }: { shares: Share[]; leaving: string | null }): string | null => {
  if (shares.length === 0) return null
  const theirs = shares.filter(({ name }) => name !== null && name === leaving)
  const [own] = theirs
  const back = shares.filter(({ refund }) => refund > 0)
  const start =
    own && theirs.length === 1
      ? `La part ${withDe(own.name ?? '')} (${formatPrice(own.paid)}) ${own.refund >= own.paid ? 'lui revient' : 'reste sur la réservation et baisse ce que les autres ont à régler'}.`
      : 'Les parts de l’acompte restent sur la réservation.'
  if (back.length === 0) {
    return `${start} Rien ne repart sur les cartes\u00a0: voyez entre vous ce qui est à rendre.`
  }
  const list = back.map(({ name, refund }) => `${name ?? 'une part'}, ${formatPrice(refund)}`).join('\u00a0; ')
  return `${start} Reviennent sur les cartes qui ont payé\u00a0: ${list}.`
}
