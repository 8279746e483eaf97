import type { DepartureDesk } from '@/contract/desk'
import { formatDayMonth } from '@/domain/days/french-dates'
import { formatCents } from './format-cents'

type DepartureReductionProps = Pick<DepartureDesk, 'price_cents' | 'reduction'>

/** What the site says of a reduction that was announced; or that it says nothing, as the price is no lower than before. */
export const DepartureReduction = ({ price_cents: cents, reduction }: DepartureReductionProps) => {
  if (!reduction) return null
  const { lowest_cents: lowest, until, is_shown: isShown } = reduction
  return (
    <p className="desk__await">
      {isShown && lowest !== null
        ? `Baisse annoncée jusqu’au ${formatDayMonth(until)}\u00a0: ${formatCents(cents)} au lieu de ${formatCents(lowest)}, le plus bas des 30\u00a0jours d’avant.`
        : `Baisse annoncée jusqu’au ${formatDayMonth(until)}, que le site ne montre pas\u00a0: le prix n’est pas sous le plus bas des 30\u00a0jours d’avant.`}
    </p>
  )
}
