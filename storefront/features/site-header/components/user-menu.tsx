import { Icon } from '@/storefront/ui/icon'
import { SiteLink } from '@/storefront/ui/site-link'
import { ACCOUNT, FAVOURITES, RESERVATIONS, SIGN_OUT } from '../rules/account-links'

type UserMenuProps = { hasOverlay: boolean; onClose: () => void }

/** What hangs under the first name. On the home page an overlay under it closes it on a click. */
export const UserMenu = ({ hasOverlay, onClose }: UserMenuProps) => (
  <>
    {hasOverlay && <div className="hdr__veil" onClick={onClose} aria-hidden="true" data-testid="menu-overlay" />}
    <nav className="menu hdr__usermenu" aria-label="Mon espace">
      {[FAVOURITES, RESERVATIONS, ACCOUNT].map(({ href, text, icon }) => (
        <SiteLink key={href} href={href}>
          <Icon of={icon} />
          {text}
        </SiteLink>
      ))}
      <hr />
      {/* Not a page to fetch: following it ends the session. */}
      <a href={SIGN_OUT.href}>
        <Icon of={SIGN_OUT.icon} />
        {SIGN_OUT.text}
      </a>
    </nav>
  </>
)
