import { Gift, Phone } from 'lucide'
import type { NavigationLink, SiteSettings } from '@/contract/site'
import { SITE_PATHS } from '@/domain/site/site-paths'
import { Icon } from '@/storefront/ui/icon'
import { SiteLink } from '@/storefront/ui/site-link'

type TopBarProps = { settings: Pick<SiteSettings, 'baseline' | 'phone' | 'phone_e164'>; links: NavigationLink[] }

/** The line above the main one: the phone stands before the last of its links. */
export const TopBar = ({ settings, links }: TopBarProps) => (
  <div className="wrap hdr__top">
    <p>{settings.baseline}</p>
    {links.slice(0, -1).map(topLink)}
    <a href={`tel:${settings.phone_e164}`} className="num">
      <Icon of={Phone} />
      {settings.phone}
    </a>
    {links.slice(-1).map(topLink)}
  </div>
)

const topLink = ({ label, href }: NavigationLink) => (
  <SiteLink key={`${label} ${href}`} href={href}>
    {href === SITE_PATHS.giftCards && <Icon of={Gift} />}
    {label}
  </SiteLink>
)
