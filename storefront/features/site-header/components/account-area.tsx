import { useSession } from '@/storefront/lib/session-hook'
import { LoginArea } from './login-area'
import { UserArea } from './user-area'

type AccountAreaProps = {
  isClear: boolean
  isOpen: boolean
  hasOverlay: boolean
  onToggle: () => void
  onClose: () => void
}

/** First name and portrait of who is signed in (spec §2: a token and both are needed), else the ways in. */
export const AccountArea = ({ isClear, ...menu }: AccountAreaProps) => {
  const { isReady, user } = useSession()
  if (!user?.token || !user.first_name || !user.avatar_url) {
    return <LoginArea isClear={isClear} isReady={isReady && !user} />
  }
  return <UserArea firstName={user.first_name} avatar={user.avatar_url} {...menu} />
}
