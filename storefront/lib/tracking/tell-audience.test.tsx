import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AUDIENCE_VIEW } from '@/contract/audience-addresses'
import { changeSession, resetSession } from '@/storefront/lib/session/store'
import { buildUser } from '@/storefront/lib/session/user.fixture'
import { tellAudience } from './tell-audience'

const fetch = vi.fn((_address: string, _init?: RequestInit) => Promise.resolve(Response.json({ ok: true })))

beforeEach(() => {
  resetSession()
  fetch.mockClear()
  vi.stubGlobal('fetch', fetch)
})
afterEach(() => vi.unstubAllGlobals())

it.each([
  ['a visitor', null, 1],
  ['a customer', buildUser(), 1],
  ['one of the team', buildUser({ is_team: true }), 0],
])('counts %s as it should', (_name, user, times) => {
  changeSession({ isReady: true, user })
  tellAudience(AUDIENCE_VIEW, { path: '/' })
  expect(fetch).toHaveBeenCalledTimes(times)
})

it('never sends who it is', () => {
  changeSession({ isReady: true, user: buildUser() })
  tellAudience(AUDIENCE_VIEW, { path: '/' })
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit', body: '{"path":"/"}' })
})

it('reads what it is answered, without which the page is never done loading', async () => {
  const answer = Response.json({ ok: true })
  fetch.mockResolvedValueOnce(answer)
  changeSession({ isReady: true, user: null })
  tellAudience(AUDIENCE_VIEW, { path: '/' })
  await vi.waitFor(() => expect(answer.bodyUsed).toBe(true))
})
