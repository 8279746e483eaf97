import type { ContentPage } from '@/contract/content'
import { legalPath } from '@/domain/legal-documents'
import { ContentBlocks } from '@/storefront/features/content/components/content-blocks'
import { GiftBalance } from '@/storefront/features/gift-cards/components/gift-balance'
import { GiftShop } from '@/storefront/features/gift-cards/components/gift-shop'
import { BLOCK_SLOTS } from './block-slots'

type GiftShopScreenProps = Pick<ContentPage, 'title' | 'lead' | 'blocks'>

/** Gift cards: the shop, what the page’s own blocks say of them, and what a card that one has still holds. */
export const GiftShopScreen = ({ title, lead, blocks }: GiftShopScreenProps) => (
  <main id="contenu" tabIndex={-1}>
    <GiftShop title={title} lead={lead} termsHref={legalPath('gift_card_terms')} />
    <div className="cblocks">
      <ContentBlocks blocks={blocks} slots={BLOCK_SLOTS} />
    </div>
    <div className="wrap giftcode-row">
      <GiftBalance />
    </div>
  </main>
)
