import { Phone } from 'lucide'
import type { NavigationLink, SiteSettings } from '@/contract/site'
import type { SessionUser } from '@/storefront/lib/session/store'
import { Button } from '@/storefront/ui/button'
import { Icon } from '@/storefront/ui/icon'
import { LinkButton } from '@/storefront/ui/link-button'
import { Ptarmigan } from '@/storefront/ui/ptarmigan'
import { ArrowLink } from './arrow-link'
import { MobileUserMenu } from './mobile-user-menu'

type MobileMenuProps = {
  settings: Pick<SiteSettings, 'phone' | 'phone_e164' | 'opening_hours'>
  links: NavigationLink[]
  /** Whether the server said who is here. */
  isReady: boolean
  user: SessionUser | null
  onAskLogin: () => void
}

export const MobileMenu = ({ settings, links, isReady, user, onAskLogin }: MobileMenuProps) => (
  <nav className="hdr__menu" aria-label="Menu">
    {user ? (
      <MobileUserMenu user={user} />
    ) : (
      <MobileVisitorMenu settings={settings} links={links} isReady={isReady} onAskLogin={onAskLogin} />
    )}
  </nav>
)

type MobileVisitorMenuProps = {
  settings: Pick<SiteSettings, 'phone' | 'phone_e164' | 'opening_hours'>
  links: NavigationLink[]
  isReady: boolean
  onAskLogin: () => void
}

const MobileVisitorMenu = ({ settings, links, isReady, onAskLogin }: MobileVisitorMenuProps) => (
  <>
    {/* Keeps its place while the session is not known, unseen. */}
    <div className={`hdr__prompt ${isReady ? '' : 'is-awaited'}`}>
      <p className="h3">Retrouve tes favoris et tes réservations</p>
      <Ptarmigan className="hdr__prompt-bird" />
      <Button look="go" block onClick={onAskLogin}>
        Se connecter ou s’inscrire
      </Button>
    </div>
    <ul className="mmenu__list big">
      {links.map(({ label, href }) => (
        <ArrowLink key={`${label} ${href}`} href={href}>
          {label}
        </ArrowLink>
      ))}
    </ul>
    <LinkButton look="line" block className="num hdr__menu-call" href={`tel:${settings.phone_e164}`}>
      <Icon of={Phone} />
      {settings.phone}
    </LinkButton>
    <p className="small mute hdr__menu-hours">{settings.opening_hours}</p>
  </>
)
