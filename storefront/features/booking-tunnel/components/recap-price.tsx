import type { BookingPrice } from '@/contract/booking'
import { formatShortDate } from '@/domain/french-dates'
import { formatPrice } from '@/domain/price'
import { PriceSum } from './price-sum'

/** What it costs, and what is to be paid when. */
export const RecapPrice = ({ price }: { price: BookingPrice }) => (
  <section className="box">
    <h2>Le prix</h2>
    <PriceSum price={price} />
    <dl className="dues">
      <div>
        <dt>{price.balance_due_on === null ? 'En une fois' : 'Acompte de 30\u00a0%'}</dt>
        <dd>
          <b className="num">{formatPrice(price.deposit)}</b>
          <span className="small mute">avant le {formatShortDate(price.deposit_due_on)}</span>
        </dd>
      </div>
      {price.balance_due_on !== null && (
        <div>
          <dt>Solde</dt>
          <dd>
            <b className="num">{formatPrice(price.balance)}</b>
            <span className="small mute">avant le {formatShortDate(price.balance_due_on)}</span>
          </dd>
        </div>
      )}
    </dl>
  </section>
)
