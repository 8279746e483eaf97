import { ChevronDown } from 'lucide'
import { Avatar } from '@/storefront/ui/avatar'
import { Icon } from '@/storefront/ui/icon'
import { onDemand } from '@/storefront/ui/on-demand'
import { FAVOURITES } from '../rules/account-links'
import { AccountShortcut } from './account-shortcut'

const loadUserMenu = () => import('./user-menu').then((module) => module.UserMenu)
const UserMenu = onDemand(loadUserMenu)

type UserAreaProps = {
  firstName: string
  avatar: string
  isOpen: boolean
  hasOverlay: boolean
  onToggle: () => void
  onClose: () => void
}

export const UserArea = ({ firstName, avatar, isOpen, hasOverlay, onToggle, onClose }: UserAreaProps) => (
  <>
    <AccountShortcut to={FAVOURITES}>
      <Icon of={FAVOURITES.icon} />
    </AccountShortcut>
    <div className="hdr__me-place">
      <button
        type="button"
        className="hdr__user"
        aria-expanded={isOpen}
        aria-controls="menu-compte"
        onPointerEnter={() => void loadUserMenu()}
        onClick={onToggle}
      >
        <Avatar name={firstName} src={avatar} size={36} />
        <span className="hdr__user-name">{firstName}</span>
        <Icon of={ChevronDown} className="i--small" />
      </button>
      <div id="menu-compte">{isOpen && <UserMenu hasOverlay={hasOverlay} onClose={onClose} />}</div>
    </div>
  </>
)
