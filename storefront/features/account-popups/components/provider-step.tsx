import { useSession } from '@/storefront/lib/session/hook'
import { PROVIDER_NAMES } from '../rules/provider-names'
import { ProviderButton } from './provider-button'

/** Popup 4: the address signs in with a provider. */
export const ProviderStep = ({ provider }: { provider: 'google' | 'facebook' }) => {
  const { email } = useSession()
  return (
    <>
      <p className="soft">
        Tu as déjà utilisé <b className="as-typed pop__mail">{email}</b> pour te connecter avec{' '}
        {PROVIDER_NAMES[provider]}. Continue par là, c’est plus simple.
      </p>
      <ProviderButton provider={provider} />
    </>
  )
}
