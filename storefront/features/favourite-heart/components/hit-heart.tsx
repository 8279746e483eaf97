import type { Hit } from '@/contract/hit'
import { FavouriteHeart } from './favourite-heart'

/** The heart of a card. The few facts it needs travel to the browser, not the whole hit. */
export const HitHeart = ({ hit, canUndo }: { hit: Hit; canUndo?: boolean }) => (
  <FavouriteHeart
    id={hit.id}
    name={hit.name}
    price={hit.price}
    count={hit.all_time_interests_count}
    thumbnail={hit.main_photo_small}
    canUndo={canUndo}
  />
)
