'use client'

import dynamic from 'next/dynamic'
import { useSession } from '@/storefront/lib/session-hook'

// Loaded for who has favourites: every page carries this.
const NewsCard = dynamic(() => import('./news-card').then((module) => module.NewsCard), { ssr: false })

/** Where the news of the favourites show, once in the frame of the site. */
export const FavouriteNews = () => {
  const { user } = useSession()
  return user && user.interests.length > 0 ? <NewsCard userId={user.id} /> : null
}
