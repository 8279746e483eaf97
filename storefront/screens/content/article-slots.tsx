import type { BlockSlots } from '@/storefront/features/content/components/content-blocks'
import { TripTicket } from '@/storefront/features/trip-ticket/components/trip-ticket'
import { BLOCK_SLOTS } from './block-slots'

/** What the blocks of an article show of the site's other features: a trip is a ticket in its column. */
export const ARTICLE_SLOTS: BlockSlots = { ...BLOCK_SLOTS, card: (hit) => <TripTicket hit={hit} /> }
