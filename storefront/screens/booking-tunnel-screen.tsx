import type { SiteSettings } from '@/contract/site'
import { CallRequestButton } from '@/storefront/features/call-request/components/call-request-button'
import { BookingTunnel } from '@/storefront/features/booking-tunnel/components/booking-tunnel'
import { ReachUs } from '@/storefront/features/booking-tunnel/components/reach-us'
import { TunnelFoot } from '@/storefront/features/booking-tunnel/components/tunnel-foot'
import { TunnelHeader } from '@/storefront/features/booking-tunnel/components/tunnel-header'
import { TunnelSteps } from '@/storefront/features/booking-tunnel/components/tunnel-steps'
import { Protected } from '@/storefront/features/protected/components/protected'

type BookingTunnelScreenProps = { cartId: number; step: number; settings: SiteSettings }

/** One step of a booking. Its cart comes from calls that the server answers to its owner alone. */
export const BookingTunnelScreen = ({ cartId, step, settings }: BookingTunnelScreenProps) => (
  <>
    <TunnelHeader settings={settings}>
      <TunnelSteps step={step} />
    </TunnelHeader>
    <main className="wrap tunnel__main" id="contenu" tabIndex={-1}>
      <Protected loadingText="Chargement de ta réservation…">
        <BookingTunnel
          cartId={cartId}
          step={step}
          help={<ReachUs settings={settings} callBack={<CallRequestButton />} />}
        />
      </Protected>
    </main>
    <TunnelFoot settings={settings} callBack={<CallRequestButton />} />
  </>
)
