import { beforeEach, expect, it, vi } from 'vitest'
import { saveConsent } from './save-consent'
import { trackedPage } from './events'

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no network')))
  localStorage.clear()
  for (const name of ['_ga', '_ga_ABC', '_fbp', '_gcl_au', 'd_id']) document.cookie = `${name}=1; Path=/`
  saveConsent({ audience: true, advertising: true })
})

const cookies = () => document.cookie.split('; ').map((cookie) => cookie.split('=')[0])

it('a purpose that is withdrawn loses what its tools left, and nothing else', () => {
  localStorage.setItem('_gcl_ls', '1')
  localStorage.setItem('closedPhoneModal', 'true')
  expect(saveConsent({ audience: true, advertising: false })).toEqual({ isWithdrawn: true })
  expect(cookies()).toEqual(expect.arrayContaining(['_ga', '_ga_ABC', 'd_id']))
  expect(cookies()).not.toContain('_fbp')
  expect(cookies()).not.toContain('_gcl_au')
  expect([localStorage.getItem('_gcl_ls'), localStorage.getItem('closedPhoneModal')]).toEqual([null, 'true'])
  saveConsent({ audience: false, advertising: false })
  expect(cookies()).toEqual(['d_id'])
})

it('granted, or said again, nothing is withdrawn', () => {
  expect(saveConsent({ audience: true, advertising: true })).toEqual({ isWithdrawn: false })
})

it('tells the pixel each choice, the other way too', () => {
  const told: unknown[][] = []
  trackedPage().fbq = Object.assign((...words: unknown[]) => void told.push(words), {
    queue: [],
    loaded: true,
    version: '2.0',
  })
  saveConsent({ audience: true, advertising: false })
  saveConsent({ audience: true, advertising: true })
  delete trackedPage().fbq
  expect(told).toEqual([
    ['consent', 'revoke'],
    ['consent', 'grant'],
  ])
})
