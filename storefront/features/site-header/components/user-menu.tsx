import { Icon } from '@/storefront/ui/icon'
import { SiteLink } from '@/storefront/ui/site-link'
import { ACCOUNT_LINKS } from '../rules/account-links'

type UserMenuProps = { hasOverlay: boolean; onClose: () => void }

/** What hangs under the first name. On the home page an overlay under it closes it on a click. */
export const UserMenu = ({ hasOverlay, onClose }: UserMenuProps) => {
  const { favourites, reservations, account, signOut } = ACCOUNT_LINKS
  return (
    <>
      {hasOverlay && <div className="hdr__veil" onClick={onClose} aria-hidden="true" data-testid="menu-overlay" />}
      <nav className="menu hdr__usermenu" aria-label="Mon espace">
        {[favourites, reservations, account].map(({ href, text, icon }) => (
          <SiteLink key={href} href={href}>
            <Icon of={icon} />
            {text}
          </SiteLink>
        ))}
        <hr />
        {/* Not a page to fetch: following it ends the session. */}
        <a href={signOut.href}>
          <Icon of={signOut.icon} />
          {signOut.text}
        </a>
      </nav>
    </>
  )
}
