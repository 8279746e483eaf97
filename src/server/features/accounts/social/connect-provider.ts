import {
  allowInsecureRequests,
  ClientSecretPost,
  Configuration,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client'
import type { Provider } from '@/server/features/sign-in/social/provider'

const PATIENCE_SECONDS = 8
const known = new Map<string, Promise<Configuration>>()

/** What the provider says of itself, read once. An issuer on loopback, for tests, may speak plain HTTP. */
export const connectProvider = async (provider: Provider): Promise<Configuration> => {
  const key = `${provider.issuer.href} ${provider.clientId}`
  const connecting = known.get(key) ?? discoverSigned(provider)
  known.set(key, connecting)
  // What failed is asked again at the next sign-in.
  connecting.catch(() => known.delete(key))
  return connecting
}

/** By itself openid-client trusts the connection to the token endpoint: the token's signature is checked too. */
const discoverSigned = async (provider: Provider): Promise<Configuration> => {
  const configuration = await discover(provider)
  enableNonRepudiationChecks(configuration)
  return configuration
}

const discover = async ({ issuer, clientId, clientSecret, tokenEndpoint }: Provider): Promise<Configuration> => {
  const isLocal = issuer.protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(issuer.hostname)
  // Marked as deprecated to be noticed: it is for loopback alone.
  // oxlint-disable-next-line typescript/no-deprecated
  const options = { timeout: PATIENCE_SECONDS, ...(isLocal && { execute: [allowInsecureRequests] }) }
  const found = await discovery(issuer, clientId, clientSecret, ClientSecretPost(clientSecret), options)
  const metadata = found.serverMetadata()
  if (metadata.token_endpoint || !tokenEndpoint) return found
  // The method it carries is no part of a description.
  const description = { ...metadata, supportsPKCE: undefined, token_endpoint: tokenEndpoint }
  return new Configuration(description, clientId, clientSecret, ClientSecretPost(clientSecret))
}
