import { Lock } from 'lucide'
import type { SiteSettings } from '@/contract/site'
import { CallRequestButton } from '@/storefront/features/call-request/components/call-request-button'
import { TunnelFoot } from '@/storefront/features/booking-tunnel/components/tunnel-foot'
import { TunnelHeader } from '@/storefront/features/booking-tunnel/components/tunnel-header'
import { PaymentPage } from '@/storefront/features/payment-link/components/payment-page'
import { Icon } from '@/storefront/ui/icon'

/** What a private link is to pay: without a menu, for whoever holds it. */
export const PaymentLinkScreen = ({ settings }: { settings: SiteSettings }) => (
  <>
    <TunnelHeader settings={settings}>
      <p className="tun-hdr__t">
        <Icon of={Lock} />
        Lien privé
      </p>
    </TunnelHeader>
    <main className="wrap tunnel__main" id="contenu" tabIndex={-1}>
      <PaymentPage />
    </main>
    <TunnelFoot settings={settings} callBack={<CallRequestButton />} />
  </>
)
