import { Button } from '@/storefront/ui/button'

type LoginAreaProps = { onAsk: () => void; isClear: boolean }

export const LoginArea = ({ onAsk, isClear }: LoginAreaProps) => (
  <>
    <Button look="ghost" size="sm" onClick={onAsk}>
      Se connecter
    </Button>
    <Button look={isClear ? 'line' : 'ink'} size="sm" onClick={onAsk}>
      S’inscrire
    </Button>
  </>
)
