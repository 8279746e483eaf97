import type { ReactNode } from 'react'
import type { CarbonFactors, MethodExample } from '@/contract/carbon'
import type { ContentPage } from '@/contract/content'
import { ContentBlocks } from '@/storefront/features/content/components/content-blocks'
import { FactorTable } from '@/storefront/features/carbon-method/components/factor-table'
import { FactorVersions } from '@/storefront/features/carbon-method/components/factor-versions'
import { MethodDistances } from '@/storefront/features/carbon-method/components/method-distances'
import { MethodFormula } from '@/storefront/features/carbon-method/components/method-formula'
import { MethodHead } from '@/storefront/features/carbon-method/components/method-head'
import { MethodReceipts } from '@/storefront/features/carbon-method/components/method-receipts'
import { MethodSection } from '@/storefront/features/carbon-method/components/method-section'
import { SideContents } from '@/storefront/ui/side-contents'
import { BLOCK_SLOTS } from './block-slots'
import { splitMethodPage } from './split-method-page'

type CarbonMethodScreenProps = {
  page: ContentPage
  method: CarbonFactors & { example: MethodExample }
  /** Says that this is a preview. */
  banner?: ReactNode
}

const EXAMPLE = { id: 'exemple', text: 'Un exemple, ligne à ligne' }
const FACTORS = { id: 'facteurs', text: 'Les facteurs' }
const DISTANCES = { id: 'distances', text: 'Les distances' }
const VERSIONS = { id: 'versions-des-facteurs', text: 'Les versions des facteurs' }

/** How kilos are counted: the agency's words, and between them what the site counts, so that no figure is typed. */
export const CarbonMethodScreen = ({ page, method, banner }: CarbonMethodScreenProps) => {
  const { factors, example } = method
  const counted = [...(example ? [EXAMPLE] : []), FACTORS, DISTANCES]
  const { before, after, last, contents } = splitMethodPage({ page, counted, versions: VERSIONS })
  return (
    <main id="contenu" tabIndex={-1}>
      {banner}
      <MethodHead {...method} title={page.title} lead={page.lead} />
      <MethodFormula example={example} />
      <div className="wrap cpage__aside meth-page">
        <SideContents items={contents} />
        <div className="cblocks cblocks--aside">
          <ContentBlocks blocks={before} slots={BLOCK_SLOTS} />
          {example && (
            <MethodSection {...EXAMPLE}>
              <MethodReceipts {...example} />
            </MethodSection>
          )}
          <MethodSection {...FACTORS}>
            <FactorTable factors={factors} />
          </MethodSection>
          <MethodSection {...DISTANCES}>
            <MethodDistances factors={factors} />
          </MethodSection>
          <ContentBlocks blocks={after} slots={BLOCK_SLOTS} />
          <MethodSection {...VERSIONS}>
            <FactorVersions factors={factors} />
          </MethodSection>
          <ContentBlocks blocks={last} slots={BLOCK_SLOTS} />
        </div>
      </div>
    </main>
  )
}
