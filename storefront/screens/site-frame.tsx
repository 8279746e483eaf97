import type { ReactNode } from 'react'
import type { SiteSettings } from '@/contract/site'
import { AccountPopups } from '@/storefront/features/account-popups/components/account-popups'
import { WishedFavourite } from '@/storefront/features/favourite-heart/components/wished-favourite'
import { FavouriteNews } from '@/storefront/features/favourite-news/components/favourite-news'
import { BasketBanner } from '@/storefront/features/basket-banner/components/basket-banner'
import { FooterNewsletter } from '@/storefront/features/newsletter/components/footer-newsletter'
import { NewsletterPopup } from '@/storefront/features/newsletter-popup/components/newsletter-popup'
import { PhonePopup } from '@/storefront/features/phone-popup/components/phone-popup'
import { ReturnToAsked } from '@/storefront/features/protected/components/return-to-asked'
import { SessionOffers } from '@/storefront/features/session/components/session-offers'
import { SessionStart } from '@/storefront/features/session/components/session-start'
import { Trackers } from '@/storefront/features/session/components/trackers'
import { SiteFooter } from '@/storefront/features/site-footer/components/site-footer'
import { SiteHeader } from '@/storefront/features/site-header/components/site-header'
import { LoadingPill } from '@/storefront/ui/loading-pill'
import { ToastRegion } from '@/storefront/ui/toast-region'
import { WhileAwaited } from '@/storefront/ui/while-awaited'

type SiteFrameProps = {
  settings: SiteSettings
  /** What the operator measures with, if anything: it waits for the visitor's consent. */
  trackers: { tagManagerId?: string; pixelId?: string }
  year: number
  children: ReactNode
}

/** What surrounds every page: skip link, header, footer, notifications. */
export const SiteFrame = ({ settings, trackers, year, children }: SiteFrameProps) => (
  <>
    <a className="skip" href="#contenu">
      Aller au contenu
    </a>
    <SiteHeader
      settings={{
        brand: settings.brand,
        baseline: settings.baseline,
        phone: settings.phone,
        phone_e164: settings.phone_e164,
        opening_hours: settings.opening_hours,
        seminars_url: settings.seminars_url,
      }}
    />
    {children}
    <SiteFooter settings={settings} newsletter={<FooterNewsletter />} year={year} />
    <WhileAwaited>
      <LoadingPill />
    </WhileAwaited>
    <BasketBanner />
    <ToastRegion />
    <Trackers {...trackers} />
    <SessionStart />
    <SessionOffers />
    <ReturnToAsked />
    <WishedFavourite />
    <FavouriteNews />
    <AccountPopups brand={settings.brand} />
    <PhonePopup appointmentUrl={settings.appointment_url} />
    <NewsletterPopup />
  </>
)
