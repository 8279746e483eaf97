import { env } from '@/env'
import type { ProviderName } from './provider-name'

/** A provider as identities name it. */
export type ProviderId = 'google' | 'facebook'

export type Provider = {
  id: ProviderId
  /** As the address of its button and the profile name it. */
  path: 'google_oauth2' | 'facebook'
  name: ProviderName
  issuer: URL
  clientId: string
  clientSecret: string
  /** For who publishes none. */
  tokenEndpoint?: string
}

/** The provider of an address under /auth; null when there is none by that name, or it has no credentials here. */
export const findProvider = (path: string): Provider | null => {
  const variables = env()
  if (path === 'google_oauth2') {
    const { GOOGLE_ISSUER: issuer, GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = variables
    if (!clientId || !clientSecret) return null
    return { id: 'google', path, name: 'Google', issuer: new URL(issuer), clientId, clientSecret }
  }
  if (path !== 'facebook') return null
  const { FACEBOOK_ISSUER: issuer, FACEBOOK_CLIENT_ID: clientId, FACEBOOK_CLIENT_SECRET: clientSecret } = variables
  if (!clientId || !clientSecret) return null
  return {
    id: 'facebook',
    path,
    name: 'Facebook',
    issuer: new URL(issuer),
    clientId,
    clientSecret,
    // Facebook publishes its keys and its sign-in page as OpenID Connect, and leaves this address out.
    tokenEndpoint: 'https://graph.facebook.com/v23.0/oauth/access_token',
  }
}
