import { readSession } from './store'

type Provider = 'google' | 'facebook'

/** Where a provider signs in, to come back to this path and query, or to the page that was asked for before it. */
export const providerAddress = (provider: Provider): string => {
  const path = provider === 'google' ? '/auth/google_oauth2' : '/auth/facebook'
  return `${path}?redirect_url=${encodeURIComponent(readSession().returnTo ?? location.pathname + location.search)}`
}

/** Where a provider is linked to the account of who is signed in, whatever its own address is. */
export const linkAddress = (provider: Provider): string => `${providerAddress(provider)}&link=1`
