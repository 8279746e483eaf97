import type { ContentPage } from '@/contract/content'
import { legalPath } from '@/domain/legal/legal-documents'
import { SERVER_PATHS } from '@/domain/site/server-paths'
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
    <div className="wrap giftcode-row stack">
      <GiftBalance />
      <p className="soft">
        Tu as acheté une carte et tu changes d’avis, dans les quatorze jours{'\u00a0'}:{' '}
        <a className="link" href={SERVER_PATHS.withdrawal}>
          Renoncer au contrat ici
        </a>
      </p>
    </div>
  </main>
)
