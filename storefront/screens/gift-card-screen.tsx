import { GiftCardPage } from '@/storefront/features/gift-cards/components/gift-card-page'

/** A gift card, for who received it by a private link. */
export const GiftCardScreen = () => (
  <main id="contenu" tabIndex={-1}>
    <GiftCardPage />
  </main>
)
