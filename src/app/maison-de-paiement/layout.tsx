import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import '@/storefront/styles/site.css'
import '@/storefront/styles/sandbox-provider.css'
import { siteFonts } from '@/storefront/styles/site-fonts'
import { PageStart } from '@/storefront/ui/page-start'

export const metadata: Metadata = {
  title: 'Maison de paiement, démonstration',
  robots: { index: false, follow: false },
  formatDetection: { telephone: false },
}

export const viewport: Viewport = { themeColor: '#ffffff' }

/** A document of its own: this is no page of the site, but of who takes its payments in the demonstration. */
const SandboxLayout = ({ children }: { children: ReactNode }) => (
  <html lang="fr" className={siteFonts}>
    <body>
      <PageStart />
      {children}
    </body>
  </html>
)

export default SandboxLayout
