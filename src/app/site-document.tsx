import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import type { SiteSettings } from '@/contract/site'
import { env } from '@/env'
import { consentInForce } from '@/server/features/legal/consent-in-force'
import { SiteFrame } from '@/storefront/screens/site-frame'
import { siteFonts } from '@/storefront/styles/site-fonts'

export const siteMetadata = (): Metadata => ({
  metadataBase: new URL(env().SITE_URL),
  title: { default: 'Aventures guidées bas carbone · Lagopède', template: '%s · Lagopède' },
  description: 'Des aventures guidées de 2 à 15 jours, en France et en Europe, qui commencent sur un quai de gare.',
  openGraph: { siteName: 'Lagopède', locale: 'fr_FR', type: 'website' },
  formatDetection: { telephone: false },
})

export const SITE_VIEWPORT: Viewport = { themeColor: '#f5f8f5' }

/** The document around a page of the site. */
export const SiteDocument = ({ settings, children }: { settings: SiteSettings; children: ReactNode }) => {
  const { GTM_ID: tagManagerId, META_PIXEL_ID: pixelId } = env()
  const { measuring, version } = consentInForce()
  return (
    <html lang="fr" className={siteFonts} data-consent={version} data-scroll-behavior="smooth">
      <body>
        <template data-page-start="" />
        <SiteFrame settings={settings} trackers={{ tagManagerId, pixelId }} measuring={measuring}>
          {children}
        </SiteFrame>
      </body>
    </html>
  )
}
