import type { ReactNode } from 'react'
import type { SiteSettings } from '@/contract/site'
import { FooterNewsletter } from '@/storefront/features/newsletter/components/footer-newsletter'
import { SiteFooter } from '@/storefront/features/site-footer/components/site-footer'
import { SiteHeader } from '@/storefront/features/site-header/components/site-header'
import { ToastRegion } from '@/storefront/ui/toast-region'

type SiteFrameProps = { settings: SiteSettings; year: number; children: ReactNode }

/** What surrounds every page: skip link, header, footer, notifications. */
export const SiteFrame = ({ settings, year, children }: SiteFrameProps) => (
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
    <ToastRegion />
  </>
)
