import type { ReservationDetail } from '@/contract/reservations'
import { formatShortDate } from '@/domain/french-dates'
import { KIND_LABELS, METHOD_LABELS } from '@/domain/payment-words'
import { formatPrice } from '@/domain/price'

/** Each sum that came or went back: the day, what it was and by what means. */
export const ReceivedSums = ({ payments }: Pick<ReservationDetail, 'payments'>) =>
  payments.length > 0 && (
    <details className="dash-received">
      <summary>Détail des paiements</summary>
      <dl className="dash-sums">
        {payments.map(({ on, kind, method, amount }, index) => (
          <div key={index}>
            <dt>
              {KIND_LABELS[kind]}
              <small>
                {formatShortDate(on)}, {METHOD_LABELS[method].toLowerCase()}
              </small>
            </dt>
            <dd className="num">
              {kind === 'refund' && '− '}
              {formatPrice(amount)}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
