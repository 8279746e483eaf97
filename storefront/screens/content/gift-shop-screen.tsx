import type { ContentPage } from '@/contract/content'
import { ContentBlocks } from '@/storefront/features/content/components/content-blocks'
import { GiftBalanceBox } from '@/storefront/features/gift-cards/components/gift-balance-box'
import { GiftShop } from '@/storefront/features/gift-cards/components/gift-shop'
import { BLOCK_SLOTS } from './block-slots'

/** Gift cards: the shop, what the page’s own blocks say of them, and what a card that one has still holds. */
export const GiftShopScreen = ({ page }: { page: ContentPage }) => (
  <main id="contenu" tabIndex={-1} className="cpage">
    <GiftShop title={page.title} lead={page.lead} />
    <div className="cblocks">
      <ContentBlocks blocks={page.blocks} slots={BLOCK_SLOTS} />
    </div>
    <div className="wrap giftcode-row">
      <GiftBalanceBox />
    </div>
  </main>
)
