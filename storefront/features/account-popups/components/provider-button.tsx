import { providerAddress } from '@/storefront/lib/session/provider'
import { buttonClass } from '@/storefront/ui/button-class'
import { SocialMark } from '@/storefront/ui/social-mark'

/** A plain link: signing in by a provider leaves the site, and comes back to this page. */
export const ProviderButton = ({ provider }: { provider: 'google' | 'facebook' }) => (
  <a className={buttonClass({ look: 'line', block: true })} href={providerAddress(provider)}>
    <SocialMark of={provider} />
    CONTINUER AVEC {provider.toUpperCase()}
  </a>
)
