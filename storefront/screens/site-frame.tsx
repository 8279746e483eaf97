import type { ReactNode } from 'react'
import type { SiteSettings } from '@/contract/site'
import type { Measuring } from '@/domain/audience/consent-request'
import { ConsentRequest } from '@/storefront/features/consent/components/consent-request'
import { AccountPopups } from '@/storefront/features/account-popups/components/account-popups'
import { WishedFavourite } from '@/storefront/features/favourite-heart/components/wished-favourite'
import { SessionStart } from '@/storefront/features/session/components/session-start'
import { Trackers } from '@/storefront/features/session/components/trackers'
import { LoadingPill } from '@/storefront/ui/loading-pill'
import { ToastRegion } from '@/storefront/ui/toast-region'
import { WhileAwaited } from '@/storefront/ui/while-awaited'
import { SiteSession } from './site-session'

type SiteFrameProps = {
  settings: Pick<SiteSettings, 'brand' | 'appointment_url'>
  /** What the operator measures with, if anything: it waits for the visitor's consent. */
  trackers: { tagManagerId?: string; pixelId?: string }
  measuring: Measuring
  children: ReactNode
}

/** What every page of the site has, framed or not: skip link, consent, notifications, popups. */
export const SiteFrame = ({ settings, trackers, measuring, children }: SiteFrameProps) => (
  <>
    <a className="skip" href="#contenu">
      Aller au contenu
    </a>
    <ConsentRequest measuring={measuring} />
    {children}
    <WhileAwaited>
      <LoadingPill />
    </WhileAwaited>
    <ToastRegion />
    <Trackers {...trackers} />
    <SessionStart />
    <WishedFavourite />
    <AccountPopups brand={settings.brand} />
    <SiteSession appointmentUrl={settings.appointment_url} />
  </>
)
