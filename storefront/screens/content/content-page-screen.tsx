import type { ReactNode } from 'react'
import type { ContentPage } from '@/contract/content'
import { ContentBlocks } from '@/storefront/features/content/components/content-blocks'
import { PageHero } from '@/storefront/features/content/components/page-hero'
import { SideContents } from '@/storefront/ui/side-contents'
import { BLOCK_SLOTS } from './block-slots'

type ContentPageScreenProps = {
  page: ContentPage
  /** Says that this is a preview. */
  banner?: ReactNode
}

export const ContentPageScreen = ({ page, banner }: ContentPageScreenProps) => {
  const blocks = <ContentBlocks blocks={page.blocks} slots={BLOCK_SLOTS} />
  return (
    <main id="contenu" tabIndex={-1}>
      {banner}
      <PageHero title={page.title} lead={page.lead} picture={page.picture} />
      {page.contents.length > 0 ? (
        <div className="wrap cpage__aside">
          <SideContents items={page.contents} />
          <div className="cblocks cblocks--aside">{blocks}</div>
        </div>
      ) : (
        <div className="cblocks">{blocks}</div>
      )}
    </main>
  )
}
