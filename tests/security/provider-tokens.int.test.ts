import { expect, it, vi } from 'vitest'
import { newBrowser, person, travel } from '../integration/social-trips'

const { issuer } = await vi.hoisted(() => import('../integration/social-issuer'))

it('gives a browser no token of the provider', async () => {
  const browser = newBrowser()
  issuer.person = person()
  const answer = await travel(browser, 'google_oauth2')
  expect(answer.status).toBe(303)
  const sent = JSON.stringify([...answer.headers, ...browser.jar])
  // The provider signs with RS256, this site its own session with HS256.
  const jwts = [...sent.matchAll(/eyJ[\w-]+\.[\w-]+\.[\w-]+/g)].map(([token]) => token)
  expect(jwts.length).toBeGreaterThan(0)
  const algorithms = jwts.map(
    (token) => JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()) as { alg: string },
  )
  expect(algorithms.map(({ alg }) => alg)).not.toContain('RS256')
  expect(sent).not.toMatch(/access_token|id_token|refresh_token/)
})
