import type { NavigationLink, SiteSettings } from '@/contract/site'
import type { SessionUser } from '@/storefront/lib/session/store'
import { MobileUserMenu } from './mobile-user-menu'
import { MobileVisitorMenu } from './mobile-visitor-menu'

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
