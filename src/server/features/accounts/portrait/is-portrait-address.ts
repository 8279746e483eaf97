import { env } from '@/env'

const HOSTS = [/^lh\d\.googleusercontent\.com$/, /^platform-lookaside\.fbsbx\.com$/, /\.fbcdn\.net$/]

/** Whether a portrait may be fetched from there: the providers' own picture hosts, or an issuer that we were given. */
export const isPortraitAddress = (address: string): boolean => {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, origin } = new URL(address)
  const { GOOGLE_ISSUER, FACEBOOK_ISSUER } = env()
  if ([GOOGLE_ISSUER, FACEBOOK_ISSUER].some((issuer) => new URL(issuer).origin === origin)) return true
  return protocol === 'https:' && HOSTS.some((host) => host.test(hostname))
}
