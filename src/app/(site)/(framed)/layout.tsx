import type { ReactNode } from 'react'
import { loadSite } from '@/server/compose/pages/load-site'
import { FramedPage } from '@/storefront/screens/framed-page'
import { consentInForce } from '@/server/features/legal/consent-in-force'

/** The pages between header and footer: all but those of the booking, which have their own. */
const FramedLayout = async ({ children }: { children: ReactNode }) => (
  <FramedPage settings={await loadSite()} measuring={consentInForce().measuring}>
    {children}
  </FramedPage>
)

export default FramedLayout
