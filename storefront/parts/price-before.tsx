import type { Reduction } from '@/contract/expeditions'
import { formatDayMonth } from '@/domain/days/french-dates'
import { formatPrice } from '@/domain/text/price'

/** Until when a price is lower and what it fell from, in words; the struck price beside it says nothing more. */
export const PriceBefore = ({ reduction }: { reduction: Reduction }) => (
  <span className="small soft own-line">
    {`Jusqu’au ${formatDayMonth(reduction.until)}, au lieu de ${formatPrice(reduction.lowest_price_30_days)}, le plus bas des 30\u00a0jours d’avant`}
  </span>
)

/** The price of before, struck beside the new one: for who sees, as the words stand beside it. */
export const StruckPrice = ({ reduction }: { reduction: Reduction }) => (
  <s className="price-was num" aria-hidden="true">
    {formatPrice(reduction.lowest_price_30_days)}
  </s>
)
