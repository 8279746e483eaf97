import type { ContentForm } from '@/contract/content'
import { contactPath } from '@/domain/contact/contact'
import type { BlockSlots } from '@/storefront/features/content/components/content-blocks'
import { CallRequestButton } from '@/storefront/features/call-request/components/call-request-button'
import { HitHeart } from '@/storefront/features/favourite-heart/components/hit-heart'
import { NewsletterSignup } from '@/storefront/features/newsletter/components/newsletter-signup'
import { buttonClass } from '@/storefront/ui/button-class'
import { TownCard } from '@/storefront/features/expedition-card/components/town-card'

const formSlot = (form: ContentForm) => {
  switch (form.name) {
    case 'newsletter':
      return <NewsletterSignup />
    case 'call':
      return <CallRequestButton />
    case 'contact':
      return (
        <a className={buttonClass({ look: 'go' })} href={contactPath({ topic: form.topic })}>
          Nous écrire
        </a>
      )
  }
}

/** What the blocks of a page show of the site's other features. */
export const BLOCK_SLOTS: BlockSlots = {
  card: (hit) => <TownCard hit={hit} heart={<HitHeart hit={hit} />} />,
  form: formSlot,
}
