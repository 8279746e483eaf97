import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import '@/storefront/styles/site.css'
import '@/storefront/styles/field.css'
import { siteFonts } from '@/storefront/styles/site-fonts'
import { PageStart } from '@/storefront/ui/page-start'

export const metadata: Metadata = {
  title: 'Sur le terrain · Lagopède',
  robots: { index: false },
  formatDetection: { telephone: false },
}

export const viewport: Viewport = { themeColor: '#0b2822' }

/** A document of its own, without the site's frame: all that it needs is kept on a phone. */
const FieldLayout = ({ children }: { children: ReactNode }) => (
  <html lang="fr" className={siteFonts}>
    <body>
      <PageStart />
      {children}
    </body>
  </html>
)

export default FieldLayout
