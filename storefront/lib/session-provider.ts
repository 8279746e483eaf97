/** The address to come back to after a provider: path and query of this page. */
export const providerAddress = (provider: 'google' | 'facebook'): string => {
  const path = provider === 'google' ? '/auth/google_oauth2' : '/auth/facebook'
  return `${path}?redirect_url=${encodeURIComponent(location.pathname + location.search)}`
}
