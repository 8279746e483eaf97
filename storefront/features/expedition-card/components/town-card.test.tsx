import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildTripCarbon } from '@/storefront/lib/trains/trip-carbon.fixture'
import { queryClient } from '@/storefront/lib/api/query-client'
import { resetSession } from '@/storefront/lib/session/store'
import { LOCAL_KEYS } from '@/storefront/lib/storage/browser-storage'
import { dropTown, keepTown } from '@/storefront/lib/storage/kept-town'
import { FromOwnTown } from '@/storefront/parts/from-own-town'
import type { OwnFigureProps } from '@/storefront/parts/own-figure'

const RENNES = { code: '35238', name: 'Rennes', label: 'Rennes (35)' }

let asked: string[]
/** How often the script of a figure from elsewhere was fetched. */
const fetched = vi.hoisted(() => ({ times: 0 }))

vi.mock('@/storefront/parts/own-figure', (original) => {
  fetched.times += 1
  return original()
})

beforeEach(() => {
  localStorage.clear()
  queryClient().clear()
  resetSession()
  asked = []
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    return Promise.resolve(
      Response.json(buildTripCarbon({ from: { code: RENNES.code, name: RENNES.name, is_default: false } })),
    )
  })
})
afterEach(() => {
  act(dropTown)
  vi.unstubAllGlobals()
})

const show = (as: OwnFigureProps['as'] = 'card') =>
  render(
    <FromOwnTown as={as} expeditionId={7} title="Traversée du Vercors">
      <p>depuis Paris</p>
    </FromOwnTown>,
  )

describe('a figure of a trip', () => {
  it('stays that from Paris, and loads nothing, where no town is kept', async () => {
    show()
    await act(() => import('./town-card'))
    expect(screen.getByText('depuis Paris')).toBeVisible()
    expect([fetched.times, asked]).toEqual([0, []])
  })

  it('stays that from Paris, and loads nothing, where Paris is kept', async () => {
    localStorage.setItem(LOCAL_KEYS.town, JSON.stringify({ code: '75056', name: 'Paris', label: 'Paris (75)' }))
    show()
    await act(() => import('./town-card'))
    expect(screen.getByText('depuis Paris')).toBeVisible()
    expect([fetched.times, asked]).toEqual([0, []])
  })

  it.each([
    ['card', /6\skg aller-retour/],
    ['fact', /6\skg\sCO₂ealler-retour, en train depuis Rennes/],
    ['note', /6\skg aller-retour, 23\skg séjour compris/],
    ['bars', /De Rennes à «\sTraversée du Vercors\s»/],
  ] as const)('is that of the kept town as a %s', async (as, words) => {
    localStorage.setItem(LOCAL_KEYS.town, JSON.stringify(RENNES))
    const { container } = show(as)
    await screen.findByText(/Rennes/)
    expect(container.textContent).toMatch(words)
    expect(asked).toEqual([expect.stringContaining('/v1/expeditions/7/carbon?from=35238')])
  })

  it('follows a town that is chosen on the page, and one that is forgotten', async () => {
    show('note')
    act(() => keepTown(RENNES))
    expect(await screen.findByText(/depuis Rennes/)).toBeVisible()
    act(dropTown)
    expect(screen.getByText('depuis Paris')).toBeVisible()
  })
})
