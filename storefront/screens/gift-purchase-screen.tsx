import { GiftPurchasePage } from '@/storefront/features/gift-cards/components/gift-purchase-page'

/** The purchase of a gift card, for who made it. */
export const GiftPurchaseScreen = () => (
  <main id="contenu" tabIndex={-1}>
    <GiftPurchasePage />
  </main>
)
