import { formatPrice } from '@/domain/price'

/** A sum in euros and what it is, within `dash-sums`. */
export const SumLine = ({ label, note, amount }: { label: string; note?: string; amount: number }) => (
  <div>
    <dt>
      {label}
      {note && <small>{note}</small>}
    </dt>
    <dd className="num">{formatPrice(amount)}</dd>
  </div>
)
