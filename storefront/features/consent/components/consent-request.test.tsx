import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetConsent, readConsent } from '@/storefront/lib/tracking/consent'
import { ConsentRequest } from './consent-request'

const place = vi.hoisted(() => ({ pathname: '/' }))
vi.mock('next/navigation', () => ({ usePathname: () => place.pathname }))

const sent: Array<{ path: string; body: unknown }> = []

beforeEach(() => {
  place.pathname = '/'
  sent.length = 0
  localStorage.clear()
  forgetConsent()
  document.documentElement.dataset.consent = 'v1'
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
    sent.push({ path, body: JSON.parse(body) as unknown })
    return Promise.resolve(
      new Response('{"ok":true}', { status: 201, headers: { 'content-type': 'application/json' } }),
    )
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  delete document.documentElement.dataset.consent
})

const visit = () => render(<ConsentRequest measuring={{ tagManager: true, pixel: true }} />)
const bar = () => screen.findByRole('region', { name: /compter les visites/ }, { timeout: 15_000 })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const isSilent = async () => {
  visit()
  // The bar comes on demand: it has had its time once another on-demand script is there.
  await import('./consent-bar')
  expect(screen.queryByRole('region')).toBeNull()
}

describe('the question of a first visit', () => {
  it('is a region of the page, with refusing and accepting side by side, and no focus taken', async () => {
    visit()
    await bar()
    const names = screen.getAllByRole('button').map(({ textContent }) => textContent)
    expect(names).toEqual(['Tout refuser', 'Tout accepter', 'Choisir'])
    expect(document.activeElement).toBe(document.body)
  })

  it.each([
    ['Tout refuser', { audience: false, advertising: false }],
    ['Tout accepter', { audience: true, advertising: true }],
  ])('is answered by « %s » in one press, kept with its day and its version, and proved', async (name, consent) => {
    visit()
    await bar()
    await press(name)
    expect(screen.queryByRole('region')).toBeNull()
    expect(readConsent()).toMatchObject(consent)
    const kept = JSON.parse(localStorage.getItem('cookieConsent') ?? '{}') as { at: string }
    expect(kept).toEqual({ ...consent, version: 'v1', at: kept.at })
    expect(Date.now() - Date.parse(kept.at)).toBeLessThan(60_000)
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.path).toMatch(/\/api\/v1\/consents$/)
    expect(sent[0]?.body).toEqual({ ...consent, version: 'v1' })
  })

  it('is refused by Escape from within', async () => {
    visit()
    await bar()
    screen.getByRole('button', { name: 'Tout accepter' }).focus()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('region')).toBeNull()
    expect(JSON.parse(localStorage.getItem('cookieConsent') ?? '{}')).toMatchObject({ audience: false })
  })

  it('stays when its choices are closed without choosing', async () => {
    visit()
    await bar()
    await press('Choisir')
    await screen.findByRole('dialog', { name: 'Gérer les cookies' }, { timeout: 15_000 })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await bar()
    expect(localStorage.getItem('cookieConsent')).toBeNull()
  })
})

const keep = (change: object = {}) =>
  localStorage.setItem(
    'cookieConsent',
    JSON.stringify({ audience: true, advertising: true, version: 'v1', at: new Date().toISOString(), ...change }),
  )

describe('who has chosen', () => {
  it('is asked no more', async () => {
    keep()
    await isSilent()
    expect(readConsent().audience).toBe(true)
  })

  it('is asked again once a tool was added, and nothing is measured until then', async () => {
    keep({ version: 'v0' })
    visit()
    await bar()
    expect(readConsent()).toEqual({ audience: false, advertising: false })
  })

  it('is asked again after six months', async () => {
    keep({ at: new Date(Date.now() - 190 * 86_400_000).toISOString() })
    visit()
    await bar()
  })
})

describe('nobody is asked', () => {
  it.each(['/my-account', '/reservations/3/1', '/my-expeditions/4'])('on %s, where nothing is measured', async (at) => {
    place.pathname = at
    await isSilent()
  })

  it.each([
    ['globalPrivacyControl', true],
    ['doNotTrack', '1'],
  ])('whose browser says so by %s', async (signal, value) => {
    Object.defineProperty(navigator, signal, { value, configurable: true })
    await isSilent()
    Reflect.deleteProperty(navigator, signal)
  })
})
