import { useSession } from '@/storefront/lib/session/hook'
import { shownUser } from '../rules/shown-user'
import { LoginArea } from './login-area'
import { UserArea } from './user-area'

type AccountAreaProps = {
  isClear: boolean
  isOpen: boolean
  hasOverlay: boolean
  onToggle: () => void
  onClose: () => void
}

/** Favourites, first name and portrait of who is signed in, else the ways in. */
export const AccountArea = ({ isClear, ...menu }: AccountAreaProps) => {
  const { isReady, user } = useSession()
  const shown = shownUser(user)
  if (!shown) return <LoginArea isClear={isClear} isReady={isReady && !user} />
  return <UserArea {...shown} {...menu} />
}
