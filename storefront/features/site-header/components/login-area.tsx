import { askLogin } from '@/storefront/lib/session/store'
import { Button } from '@/storefront/ui/button'

type LoginAreaProps = { isClear: boolean; isReady: boolean }

/** Keeps its place while the session is not known, unseen. */
export const LoginArea = ({ isClear, isReady }: LoginAreaProps) => (
  <div className={`row row--tight ${isReady ? '' : 'is-awaited'}`}>
    <Button look="ghost" size="sm" onClick={askLogin}>
      Se connecter
    </Button>
    <Button look={isClear ? 'line' : 'ink'} size="sm" onClick={askLogin}>
      S’inscrire
    </Button>
  </div>
)
