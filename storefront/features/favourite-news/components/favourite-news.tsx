'use client'

import { useSession } from '@/storefront/lib/session/hook'
import { onDemand } from '@/storefront/ui/on-demand'

// Loaded for who has favourites: every page carries this.
const NewsCard = onDemand(() => import('./news-card').then((module) => module.NewsCard))

/** Where the news of the favourites show, once in the frame of the site. */
export const FavouriteNews = () => {
  const { user } = useSession()
  return user && user.interests.length > 0 ? <NewsCard userId={user.id} /> : null
}
