import { randomUUID } from 'node:crypto'
import config from '@payload-config'
import { getPayload } from 'payload'
import { finishSocialSignIn } from '@/server/features/accounts/social/finish-social-sign-in'
import { startSocialSignIn } from '@/server/features/accounts/social/start-social-sign-in'
import { cookiesOf, newClient, newEmail } from './account-calls'

export const SITE = 'http://localhost:3000'
export type Path = 'google_oauth2' | 'facebook'

/** A browser's cookies, kept from answer to answer. */
export const newBrowser = () => {
  const jar = new Map<string, string>()
  const headers = (): Record<string, string> => ({
    ...newClient(),
    'sec-fetch-site': 'same-origin',
    cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
  })
  const keep = (response: { headers: Headers }): void => {
    for (const [name, line] of Object.entries(cookiesOf(response))) {
      if (line.includes('Max-Age=0')) jar.delete(name)
      else jar.set(name, /^[^=]+=([^;]*)/.exec(line)?.[1] ?? '')
    }
  }
  return { jar, headers, keep, read: (name: string) => decodeURIComponent(jar.get(name) ?? '') }
}

export type Browser = ReturnType<typeof newBrowser>

export const leave = async (browser: Browser, path: Path, search: string): Promise<Response> => {
  const payload = await getPayload({ config, cron: false })
  const request = new Request(`${SITE}/auth/${path}${search}`, { headers: browser.headers() })
  const response = await startSocialSignIn({ request, payload, path })
  browser.keep(response)
  return response
}

export const comeBack = async (browser: Browser, path: Path, url: string): Promise<Response> => {
  const payload = await getPayload({ config, cron: false })
  // The provider is another site.
  const request = new Request(url, { headers: { ...browser.headers(), 'sec-fetch-site': 'cross-site' } })
  const response = await finishSocialSignIn({ request, payload, path })
  browser.keep(response)
  return response
}

/** The whole way: to the provider, through it, and back. */
export const travel = async (
  browser: Browser,
  path: Path,
  search = '?redirect_url=/expeditions%3Fpage%3D2',
): Promise<Response> => {
  const away = await leave(browser, path, search)
  const there = await fetch(away.headers.get('location') ?? '', { redirect: 'manual' })
  return comeBack(browser, path, there.headers.get('location') ?? '')
}

export const person = (more: object = {}) => ({
  sub: randomUUID(),
  email: newEmail(),
  email_verified: true,
  given_name: 'Inès',
  family_name: 'Rey',
  picture: 'https://lh3.googleusercontent.com/a/ines',
  ...more,
})
