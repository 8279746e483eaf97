import type { Reduction } from '@/contract/expeditions'
import { formatDayMonth } from '@/domain/french-dates'
import { formatPrice } from '@/domain/price'

type PriceBeforeProps = { reduction: Reduction; className?: string }

/** What a reduction is counted from, in words; the struck price beside the new one says nothing more. */
export const PriceBefore = ({ reduction, className = 'small soft' }: PriceBeforeProps) => (
  <span className={className}>
    {`${formatPrice(reduction.lowest_price_30_days)}, le plus bas des 30\u00a0jours d’avant. Baisse jusqu’au ${formatDayMonth(reduction.until)}.`}
  </span>
)

/** The price of before, struck beside the new one: for who sees, as the words stand beside it. */
export const StruckPrice = ({ reduction }: { reduction: Reduction }) => (
  <s className="price-was num" aria-hidden="true">
    {formatPrice(reduction.lowest_price_30_days)}
  </s>
)
