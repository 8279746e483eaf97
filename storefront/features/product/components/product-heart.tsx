import { Heart } from 'lucide'
import { formatNumber } from '@/domain/text/price'
import { Icon } from '@/storefront/ui/icon'

type ProductHeartProps = { count: number }

/** The heart and its count where favourites can't be changed. */
export const ProductHeart = ({ count }: ProductHeartProps) => (
  <span
    className="heart heart--inline"
    role="img"
    aria-label={`${formatNumber(count)} ${count < 2 ? 'personne l’aime' : 'personnes l’aiment'}`}
  >
    <Icon of={Heart} />
    {formatNumber(count)}
  </span>
)
