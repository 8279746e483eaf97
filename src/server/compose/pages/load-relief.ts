import { drawGround } from '@/server/features/catalogue/expeditions/draw-ground'
import { cached } from '@/server/platform/cache/cached'
import { findBySlug } from './find-by-slug'

/** The ground around the route of a published expedition as a picture, drawn anew when it changes; null where there is none. */
export const loadRelief = async (slug: string): Promise<string | null> => {
  const found = await findBySlug(slug)
  if (!found) return null
  const key = String(found.id)
  return cached({ key: ['relief', key], tags: [`expedition:${found.id}`], load: () => drawGround(key) })
}
