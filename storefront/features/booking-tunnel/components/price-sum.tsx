import type { BookingPrice } from '@/contract/cart-detail'
import { formatDiscount } from '@/domain/reservations/discount'
import { formatCount } from '@/domain/text/plural'
import { formatPrice } from '@/domain/text/price'

type PriceSumProps = { price: BookingPrice }

/** What a booking costs: the trip, for adults and children where these pay less, each option, the total. */
export const PriceSum = ({ price }: PriceSumProps) => {
  const hasChildren = price.lines.some(({ kind }) => kind === 'child')
  return (
    <div className="sum num">
      {price.lines.map(({ kind, label, unit, count, amount }) => (
        <div key={`${kind} ${label}`}>
          <span>
            {kind === 'full' && !hasChildren && `${formatPrice(unit)} × ${formatCount(count, 'personne')}`}
            {kind === 'discount' && label}
            {(kind === 'option' || kind === 'child' || (kind === 'full' && hasChildren)) && `${label} × ${count}`}
          </span>
          <span className="unbroken">{kind === 'discount' ? formatDiscount(amount) : formatPrice(amount)}</span>
        </div>
      ))}
      <div className="tot">
        <span>Total</span>
        <b>{formatPrice(price.total)}</b>
      </div>
    </div>
  )
}
