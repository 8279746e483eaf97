import { Check } from 'lucide'
import type { ReservationDetail } from '@/contract/reservations'
import { formatShortDate } from '@/domain/french-dates'
import { formatPrice } from '@/domain/price'
import { settledSum } from '@/domain/settled-sum'
import { Badge } from '@/storefront/ui/badge'
import { Icon } from '@/storefront/ui/icon'

/** What was paid with the order already, and when the rest is due. */
export const PaidSum = ({ reservation: { price, ...sums } }: { reservation: ReservationDetail }) => {
  const paid = settledSum(sums)
  return (
    <section className="box transfer" aria-labelledby="deja-regle">
      <div>
        <h2 id="deja-regle">Ton paiement</h2>
        <p className="transfer__sum num">{formatPrice(paid)}</p>
        <Badge tone="ok">
          <Icon of={Check} />
          Réglé
        </Badge>
        <p className="small soft transfer__rest">
          {price.balance_due_on !== null && paid < price.total ? (
            <>
              Puis le solde de <span className="num">{formatPrice(price.total - paid)}</span> avant le{' '}
              {formatShortDate(price.balance_due_on)}. On t’écrit avant, et tu le règles depuis ton dashboard.
            </>
          ) : (
            'Tout est réglé\u00a0: il ne reste qu’à faire le sac.'
          )}
        </p>
      </div>
    </section>
  )
}
