import * as z from 'zod/mini'
import { definePanelRoute } from './define-route'
import { BodyId } from './whole-numbers'

/** Trips that are put forward at most. */
export const MOST_FEATURED = 60

/** A trip that is put forward; `is_published` is false for one that was withdrawn since: it is not shown, and keeps its place. */
const FeaturedTrip = z.object({
  id: z.int(),
  name: z.string(),
  is_published: z.boolean(),
  picture: z.nullable(z.string()),
  next_start: z.nullable(z.iso.date()),
})
export type FeaturedTrip = z.infer<typeof FeaturedTrip>

/** `trips` in their order, `others` those on the site that may be added, by name; `home_count` of how many the home page makes its own choice. */
const FeaturedOrder = z.object({
  trips: z.array(FeaturedTrip),
  others: z.array(FeaturedTrip),
  home_count: z.int(),
})
export type FeaturedOrder = z.infer<typeof FeaturedOrder>

export const getFeaturedOrder = definePanelRoute({
  method: 'get',
  path: '/expeditions/featured-order',
  auth: 'marketing',
  response: FeaturedOrder,
})

const isUnique = (ids: number[]): boolean => new Set(ids).size === ids.length

/**
 * Puts these trips forward, in this order, and no others: all or none. `seen` is the order that the caller started from; an order that
 * somebody changed since is 409.
 */
export const saveFeaturedOrder = definePanelRoute({
  method: 'post',
  path: '/expeditions/featured-order',
  auth: 'marketing',
  body: z.strictObject({
    ids: z
      .array(BodyId)
      .check(
        z.maxLength(MOST_FEATURED, `Pas plus de ${String(MOST_FEATURED)} aventures à la une.`),
        z.refine(isUnique, 'Chaque aventure n’est qu’une fois dans la liste.'),
      ),
    seen: z.array(BodyId).check(z.maxLength(500)),
  }),
  response: FeaturedOrder,
})
