import type { ContentPage } from '@/contract/content'
import { ContentBlocks } from '@/storefront/features/content/components/content-blocks'
import { GiftBalanceOnDemand, GiftShopOnDemand } from '@/storefront/features/gift-cards/components/gift-shop-on-demand'
import { BLOCK_SLOTS } from './block-slots'

/** Gift cards: the shop, what the page’s own blocks say of them, and what a card that one has still holds. */
export const GiftShopScreen = ({ page }: { page: ContentPage }) => (
  <main id="contenu" tabIndex={-1}>
    <GiftShopOnDemand title={page.title} lead={page.lead} />
    <div className="cblocks">
      <ContentBlocks blocks={page.blocks} slots={BLOCK_SLOTS} />
    </div>
    <div className="wrap giftcode-row">
      <GiftBalanceOnDemand />
    </div>
  </main>
)
