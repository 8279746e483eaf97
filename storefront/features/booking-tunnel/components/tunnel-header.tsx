import { Phone } from 'lucide'
import Link from 'next/link'
import type { ReactNode } from 'react'
import type { SiteSettings } from '@/contract/site'
import { Icon } from '@/storefront/ui/icon'
import { LinkButton } from '@/storefront/ui/link-button'
import { Logo } from '@/storefront/ui/logo'

type TunnelHeaderProps = {
  settings: Pick<SiteSettings, 'brand' | 'phone' | 'phone_e164'>
  /** Where one is. */
  children: ReactNode
}

/** The header of what is booked and paid: no menu, only where one is and who to call. */
export const TunnelHeader = ({ settings, children }: TunnelHeaderProps) => (
  <header className="tun-hdr">
    <div className="tun-hdr__in">
      <Link className="tun-hdr__logo" href="/" prefetch={false} aria-label={`${settings.brand}, accueil`}>
        <Logo />
      </Link>
      {children}
      <LinkButton look="ghost" size="sm" className="tun-hdr__call num" href={`tel:${settings.phone_e164}`}>
        <Icon of={Phone} />
        {settings.phone}
      </LinkButton>
    </div>
  </header>
)
