import { formatCount } from '@/domain/text/plural'

/** What of a departure stands in the contracts of who booked it, as calendar days in Paris. */
export type AgreedDeparture = { expedition: number | null; start: string | null; end: string | null }

const FIELDS = { expedition: 'expedition', start: 'departure_start', end: 'departure_end' } as const

/**
 * Why a form may not change what so many contracts say of a departure (Code du tourisme, L211-13): the field that it changes, with what
 * to do instead; null when it changes none of it, or nobody booked.
 */
export const bookedDepartureFault = ({
  before,
  after,
  contracts,
}: {
  before: AgreedDeparture
  after: AgreedDeparture
  contracts: number
}): { path: string; message: string } | null => {
  const changed = (['expedition', 'start', 'end'] as const).find((one) => before[one] !== after[one])
  if (changed === undefined || contracts === 0) return null
  const wayOut =
    changed === 'expedition'
      ? 'crée un autre départ'
      : 'passe par «\u00a0Changer le prix ou l’essentiel\u00a0», plus bas sur cette page, qui demande leur accord'
  const who = `${formatCount(contracts, 'réservation')} ${contracts === 1 ? 'tient' : 'tiennent'} à ce départ`
  return { path: FIELDS[changed], message: `${who} par contrat\u00a0: ${wayOut}.` }
}
