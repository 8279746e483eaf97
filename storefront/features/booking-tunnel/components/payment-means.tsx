import { Landmark } from 'lucide'
import type { CartDetail } from '@/contract/booking'
import { formatLongDate } from '@/domain/french-dates'
import { Box } from '@/storefront/ui/box'
import { Icon } from '@/storefront/ui/icon'

/** By what it is paid. */
export const PaymentMeans = ({ cart }: { cart: CartDetail }) => (
  <Box title={'Avec quoi\u00a0?'}>
    <div className="means">
      <div className="mean">
        <div className="mean__h">
          <span>
            <b>Virement</b>
            <small>Places gardées le temps qu’il arrive</small>
          </span>
          <Icon of={Landmark} />
        </div>
        <TransferWords cart={cart} />
      </div>
    </div>
  </Box>
)

const TransferWords = ({ cart: { price, travelers_count: travelers } }: { cart: CartDetail }) => (
  <div className="mean__b">
    <p>
      {travelers === 1 ? 'Ta place est gardée' : 'Tes places sont gardées'} jusqu’au{' '}
      <b>{formatLongDate(price.deposit_due_on)}</b>, le temps que ton virement arrive. L’IBAN et la référence
      s’affichent dès la commande, et partent par mail.
    </p>
    <p className="small soft">
      Un virement instantané arrive en quelques secondes, un virement classique en 1 à 2{'\u00a0'}jours ouvrés.
    </p>
  </div>
)
