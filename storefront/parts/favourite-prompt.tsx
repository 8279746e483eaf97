'use client'

import { FAVOURITE_ALREADY, FAVOURITE_PROMPT } from '@/domain/catalogue/availability-words'
import { useSession } from '@/storefront/lib/session/hook'

/** Of a trip without departure: the word that asks to like it, or that it is liked already. */
export const FavouritePrompt = ({ id }: { id: number }) => {
  const { user } = useSession()
  return user?.interests.includes(id) ? FAVOURITE_ALREADY : FAVOURITE_PROMPT
}
