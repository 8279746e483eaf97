import type { BookingPrice } from '@/contract/booking'
import { formatCount } from '@/domain/plural'
import { formatPrice } from '@/domain/price'

type PriceSumProps = { price: BookingPrice }

/** What a booking costs: the trip, each option, the total. */
export const PriceSum = ({ price }: PriceSumProps) => (
  <div className="sum num">
    {price.lines.map(({ label, unit, count, amount }, index) => (
      <div key={label}>
        <span>{index === 0 ? `${formatPrice(unit)} × ${formatCount(count, 'personne')}` : `${label} × ${count}`}</span>
        <span className="whitespace-nowrap">{formatPrice(amount)}</span>
      </div>
    ))}
    <div className="tot">
      <span>Total</span>
      <b>{formatPrice(price.total)}</b>
    </div>
  </div>
)
