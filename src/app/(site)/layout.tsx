import type { ReactNode } from 'react'
import { loadSite } from '@/server/compose/pages/load-site'
import '@/storefront/styles/site.css'
import { SITE_VIEWPORT, SiteDocument, siteMetadata } from '../site-document'

export const generateMetadata = siteMetadata
export const viewport = SITE_VIEWPORT

const SiteLayout = async ({ children }: { children: ReactNode }) => (
  <SiteDocument settings={await loadSite()}>{children}</SiteDocument>
)

export default SiteLayout
