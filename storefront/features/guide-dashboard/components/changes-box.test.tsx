import { render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { DepartureChange } from '@/contract/departure-changes'
import { queryClient } from '@/storefront/lib/api/query-client'
import { changeSession, resetSession } from '@/storefront/lib/session/store'
import { buildUser } from '@/storefront/lib/session/user.fixture'
import { ChangesBox } from './changes-box'

const CHANGE: DepartureChange = {
  at: '2027-06-02T08:00:00.000Z',
  kind: 'joined',
  travelers: 2,
  names: ['Inès', 'Hugo'],
  former_days: null,
  is_new: true,
}

const seen: unknown[] = []

const show = (changes: DepartureChange[]) => {
  vi.stubGlobal('fetch', (_path: string, init?: { method?: string; body?: string }) => {
    if (init?.method !== 'POST') return Promise.resolve(Response.json(changes))
    seen.push(JSON.parse(init.body ?? '{}'))
    return Promise.resolve(Response.json({ ok: true }))
  })
  render(<ChangesBox departureId={7} />)
}

beforeEach(() => {
  seen.length = 0
  queryClient().clear()
  changeSession({ isReady: true, status: 'logged in', user: buildUser() })
})
afterEach(() => {
  vi.unstubAllGlobals()
  resetSession()
})

it('shows what is new first, keeps what was seen folded, and notes the visit by the newest', async () => {
  show([
    CHANGE,
    { ...CHANGE, at: '2027-06-01T08:00:00.000Z', kind: 'profile', travelers: null },
    { ...CHANGE, at: '2027-05-20T08:00:00.000Z', kind: 'given', travelers: null, names: [], is_new: false },
  ])
  const fresh = within(await screen.findByRole('list', { name: 'Depuis ta dernière visite' }))
  expect(fresh.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^2.voyageurs de plus \(Inès, Hugo\)\. mercredi 2.juin, 10.h$/),
    expect.stringMatching(/^Fiche mise à jour dans la réservation.: Inès, Hugo\./),
  ])
  expect(screen.getByText('Déjà vu (1)')).toBeVisible()
  await expect.poll(() => seen).toEqual([{ until: CHANGE.at }])
})

it('says that nothing is new, and notes nothing', async () => {
  show([])
  expect(await screen.findByText('Rien de nouveau depuis ta dernière visite.')).toBeVisible()
  expect(seen).toEqual([])
})
