import { X } from 'lucide'
import type { Cart } from '@/contract/cart'
import { formatDays } from '@/domain/days/french-dates'
import { formatCount } from '@/domain/text/plural'
import { formatPrice } from '@/domain/text/price'
import { Icon } from '@/storefront/ui/icon'
import { IconButton } from '@/storefront/ui/icon-button'
import { Photo } from '@/storefront/ui/photo'
import { SiteLink } from '@/storefront/ui/site-link'
import { shortenName } from '../rules/shorten-name'

type BasketCardProps = { cart: Cart; firstName: string | null; onClose: () => void }

/** « Termine ta réservation »: where one left off. */
export const BasketCard = ({ cart, firstName, onClose }: BasketCardProps) => (
  <aside className="basket" aria-label="Réservation en cours">
    {cart.expedition_main_photo ? (
      <Photo src={cart.expedition_main_photo} alt="" sizes="92px" width={92} height={92} />
    ) : (
      <span />
    )}
    <SiteLink href={`/reservations/${cart.id}/1`}>
      <b className="basket__title">
        Termine ta réservation{firstName && `, ${firstName}`}
        {'\u00a0'}!
      </b>
      <span className="own-line">{shortenName(cart.expedition_name)}</span>
      <span className="soft small num">
        {formatDays({ start: cart.departure_start, end: cart.departure_end })},{' '}
        {formatCount(cart.reservation_travelers_count, 'personne')},{' '}
        <strong className="basket__total">{formatPrice(cart.total)}</strong>
      </span>
    </SiteLink>
    <IconButton bare className="basket__x" label="Fermer" onClick={onClose}>
      <Icon of={X} />
    </IconButton>
  </aside>
)
