import { useSession } from '@/storefront/lib/session/hook'
import { askLogin } from '@/storefront/lib/session/store'
import { Button } from '@/storefront/ui/button'
import { shownUser } from '../rules/shown-user'
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

type LoginAreaProps = { isClear: boolean; isReady: boolean }

/** Keeps its place while the session is not known, unseen. */
const LoginArea = ({ isClear, isReady }: LoginAreaProps) => (
  <div className={`row row--tight ${isReady ? '' : 'is-awaited'}`}>
    <Button look="ghost" size="sm" onClick={askLogin}>
      Se connecter
    </Button>
    <Button look={isClear ? 'line' : 'ink'} size="sm" onClick={askLogin}>
      S’inscrire
    </Button>
  </div>
)
