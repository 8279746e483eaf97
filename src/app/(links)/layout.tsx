import type { ReactNode } from 'react'
import { loadLinksPreview } from '@/server/compose/pages/load-links-preview'
import { loadSite } from '@/server/compose/pages/load-site'
import { consentInForce } from '@/server/features/legal/consent-in-force'
import { FramedPage } from '@/storefront/screens/framed-page'
import '@/storefront/styles/site.css'
import { SITE_VIEWPORT, SiteDocument, siteMetadata } from '../site-document'

export const generateMetadata = siteMetadata
export const viewport = SITE_VIEWPORT

/** The site between header and footer as their draft has them: a page of its own, for a layout is that of all its pages. */
const LinksLayout = async ({ children }: { children: ReactNode }) => {
  const settings = (await loadLinksPreview()) ?? (await loadSite())
  return (
    <SiteDocument settings={settings}>
      <FramedPage settings={settings} measuring={consentInForce().measuring}>
        {children}
      </FramedPage>
    </SiteDocument>
  )
}

export default LinksLayout
