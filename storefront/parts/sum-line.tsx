import { formatDiscount } from '@/domain/reservations/discount'
import { formatPrice } from '@/domain/text/price'

/** A sum in euros and what it is, within `dash-sums`; below zero it is taken off. */
export const SumLine = ({ label, note, amount }: { label: string; note?: string; amount: number }) => (
  <div>
    <dt>
      {label}
      {note && <small>{note}</small>}
    </dt>
    <dd className="num">{amount < 0 ? formatDiscount(amount) : formatPrice(amount)}</dd>
  </div>
)
