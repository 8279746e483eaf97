import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startSession } from './load'
import { readSession, resetSession } from './store'

const DRAFT = JSON.stringify({ cart: 7, participants: [{ first_name: 'Hugo' }] })

beforeEach(() => {
  resetSession()
  sessionStorage.setItem('bookingDraft', DRAFT)
})
afterEach(() => vi.unstubAllGlobals())

const answer = (respond: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(respond))

it('forgets who was being written down once nobody is signed in', async () => {
  answer(() => Promise.resolve(Response.json({ jwt: null })))
  await startSession()
  expect(sessionStorage.getItem('bookingDraft')).toBeNull()
})

it('keeps it when the server could not say', async () => {
  const said = vi.mocked(console.error).mockImplementation(() => undefined)
  answer(() => Promise.reject(new TypeError('no network')))
  await startSession()
  expect(sessionStorage.getItem('bookingDraft')).toBe(DRAFT)
  said.mockClear()
})

it('asks for the favourites that the profile came without', async () => {
  const answers: Record<string, unknown> = {
    '/api/v1/auth/current': { jwt: 'token' },
    '/api/v1/user': { id: 7, email: 'camille@lagopede.test' },
    '/api/v1/interests': [3, 5],
  }
  vi.stubGlobal('fetch', (address: string) => Promise.resolve(Response.json(answers[address])))
  await startSession()
  expect(readSession().user?.interests).toEqual([3, 5])
})
