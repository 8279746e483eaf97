import type { ReactNode } from 'react'
import type { SiteSettings } from '@/contract/site'
import type { Measuring } from '@/domain/consent-request'
import { CookieChoice } from '@/storefront/features/consent/components/cookie-choice'
import { ConsentRequest } from '@/storefront/features/consent/components/consent-request'
import { AccountPopups } from '@/storefront/features/account-popups/components/account-popups'
import { WishedFavourite } from '@/storefront/features/favourite-heart/components/wished-favourite'
import { FooterNewsletter } from '@/storefront/features/newsletter/components/footer-newsletter'
import { SessionStart } from '@/storefront/features/session/components/session-start'
import { Trackers } from '@/storefront/features/session/components/trackers'
import { SiteFooter } from '@/storefront/features/site-footer/components/site-footer'
import { SiteHeader } from '@/storefront/features/site-header/components/site-header'
import { TopBar } from '@/storefront/features/site-header/components/top-bar'
import { SiteSearch } from '@/storefront/features/site-search/components/site-search'
import { LoadingPill } from '@/storefront/ui/loading-pill'
import { ToastRegion } from '@/storefront/ui/toast-region'
import { WhileAwaited } from '@/storefront/ui/while-awaited'
import { SiteSession } from './site-session'

type SiteFrameProps = {
  settings: SiteSettings
  /** What the operator measures with, if anything: it waits for the visitor's consent. */
  trackers: { tagManagerId?: string; pixelId?: string }
  measuring: Measuring
  year: number
  children: ReactNode
}

/** What surrounds every page: skip link, header, footer, notifications. */
export const SiteFrame = ({ settings, trackers, measuring, year, children }: SiteFrameProps) => (
  <>
    <a className="skip" href="#contenu">
      Aller au contenu
    </a>
    <ConsentRequest measuring={measuring} />
    <SiteHeader
      settings={{
        brand: settings.brand,
        phone: settings.phone,
        phone_e164: settings.phone_e164,
        opening_hours: settings.opening_hours,
        navigation: {
          main_links: settings.navigation.main_links,
          menu_links: settings.navigation.menu_links,
          agency_links: settings.navigation.agency_links,
          featured_links: settings.navigation.featured_links,
        },
      }}
      topBar={<TopBar settings={settings} links={settings.navigation.top_links} />}
      search={<SiteSearch />}
    />
    {children}
    <SiteFooter
      settings={settings}
      newsletter={<FooterNewsletter />}
      cookies={<CookieChoice measuring={measuring} />}
      year={year}
    />
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
