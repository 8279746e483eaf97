import type { ReactNode } from 'react'
import type { SiteSettings } from '@/contract/site'
import type { Measuring } from '@/domain/audience/consent-request'
import { CookieChoice } from '@/storefront/features/consent/components/cookie-choice'
import { FooterNewsletter } from '@/storefront/features/newsletter/components/footer-newsletter'
import { SiteFooter } from '@/storefront/features/site-footer/components/site-footer'
import { SiteHeader } from '@/storefront/features/site-header/components/site-header'
import { TopBar } from '@/storefront/features/site-header/components/top-bar'
import { SiteSearch } from '@/storefront/features/site-search/components/site-search'

type FramedPageProps = { settings: SiteSettings; measuring: Measuring; children: ReactNode }

/** A page between the site's header and footer. */
export const FramedPage = ({ settings, measuring, children }: FramedPageProps) => (
  <>
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
      year={new Date().getFullYear()}
    />
  </>
)
