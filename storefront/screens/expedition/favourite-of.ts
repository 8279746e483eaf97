import type { Expedition } from '@/contract/expeditions'
import type { Favourite } from '@/storefront/features/favourite-heart/rules/favourite'

/** What the hearts of an expedition's page know of it. */
export const favouriteOf = ({ id, name, min_price, all_time_interests_count, photos }: Expedition): Favourite => ({
  id,
  name,
  price: min_price,
  count: all_time_interests_count,
  thumbnail: photos[0]?.url ?? null,
})
