import type { BlockSlots } from '@/storefront/features/content/components/content-blocks'
import { CallRequestButton } from '@/storefront/features/call-request/components/call-request-button'
import { ExpeditionCard } from '@/storefront/features/expedition-card/components/expedition-card'
import { HitHeart } from '@/storefront/features/favourite-heart/components/hit-heart'
import { NewsletterSignup } from '@/storefront/features/newsletter/components/newsletter-signup'

/** What the blocks of a page show of the site's other features. */
export const BLOCK_SLOTS: BlockSlots = {
  card: (hit) => <ExpeditionCard hit={hit} heart={<HitHeart hit={hit} />} />,
  form: (form) => (form === 'newsletter' ? <NewsletterSignup /> : <CallRequestButton />),
}
