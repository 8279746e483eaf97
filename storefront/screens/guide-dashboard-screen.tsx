import { ArrowLeft } from 'lucide'
import type { GuideDeparture } from '@/contract/guide-departures'
import { GuideDashboard } from '@/storefront/features/guide-dashboard/components/guide-dashboard'
import { Protected } from '@/storefront/features/protected/components/protected'
import { Icon } from '@/storefront/ui/icon'
import { SiteLink } from '@/storefront/ui/site-link'

type GuideDashboardScreenProps = {
  /** Null for a visitor alone, who is sent home with a word. */
  departure: GuideDeparture | null
  agency: { phone: string; phone_e164: string }
}

export const GuideDashboardScreen = ({ departure, agency }: GuideDashboardScreenProps) => (
  <main className="wrap dash-page" id="contenu" tabIndex={-1}>
    <SiteLink className="row small dash-back" href="/my-expeditions">
      <Icon of={ArrowLeft} />
      Mes départs
    </SiteLink>
    {departure ? (
      <GuideDashboard departure={departure} agency={agency} />
    ) : (
      <Protected loadingText="Chargement de ton départ…">{null}</Protected>
    )}
  </main>
)
