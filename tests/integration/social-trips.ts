import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
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

type Trip = { payload: Payload; browser: Browser; path: Path }

export const leave = async ({ payload, browser, path, search }: Trip & { search: string }): Promise<Response> => {
  const request = new Request(`${SITE}/auth/${path}${search}`, { headers: browser.headers() })
  const response = await startSocialSignIn({ request, payload, path })
  browser.keep(response)
  return response
}

export const comeBack = async ({ payload, browser, path, url }: Trip & { url: string }): Promise<Response> => {
  const response = await finishSocialSignIn({
    // The provider is another site.
    request: new Request(url, { headers: { ...browser.headers(), 'sec-fetch-site': 'cross-site' } }),
    payload,
    path,
  })
  browser.keep(response)
  return response
}

/** The whole way: to the provider, through it, and back. */
export const travel = async ({
  payload,
  browser,
  path,
  search = '?redirect_url=/expeditions%3Fpage%3D2',
}: Trip & { search?: string }): Promise<Response> => {
  const away = await leave({ payload, browser, path, search })
  const there = await fetch(away.headers.get('location') ?? '', { redirect: 'manual' })
  return comeBack({ payload, browser, path, url: there.headers.get('location') ?? '' })
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
