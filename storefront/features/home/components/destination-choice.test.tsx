import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Place } from '@/contract/places'
import type { CatalogueOptions } from '@/contract/site'
import { queryClient } from '@/storefront/lib/api/query-client'
import { LOCAL_KEYS } from '@/storefront/lib/storage/browser-storage'
import { SearchBox } from './search-box'

const push = vi.hoisted(() => vi.fn())
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }))

const LAZY = { timeout: 15_000 }
const OPTIONS: CatalogueOptions = { destinations: [], categories: [], selections: [], price: { min: 0, max: 1000 } }
const LYON: Place = {
  ...{ code: '69123', name: 'Lyon', department: '69', label: 'Lyon (69)', station: null, other_name: null },
}

const asked: string[] = []

beforeEach(() => {
  localStorage.clear()
  queryClient().clear()
  asked.length = 0
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => {}
      disconnect = () => {}
    },
  )
  // jsdom moves no view.
  Element.prototype.scrollIntoView = vi.fn()
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(decodeURIComponent(url))
    return Promise.resolve(Response.json({ items: [LYON] }))
  })
})
afterEach(() => {
  push.mockClear()
  vi.unstubAllGlobals()
})

const typed = async (words: string) => {
  render(<SearchBox options={OPTIONS} />)
  await userEvent.click(screen.getByRole('button', { name: /^Où/ }))
  await userEvent.type(await screen.findByRole('combobox', { name: 'Tu pars de…' }, LAZY), words)
  await screen.findByRole('option', { name: /^Lyon \(69\)/ })
  await userEvent.keyboard('{Enter}')
}

describe('the town of the home page', () => {
  it.each(['Lyon', 'train depuis Lyon'])('leaves from what « %s » names, and keeps it', async (words) => {
    await typed(words)
    expect(asked).toEqual(['/api/v1/places?q=Lyon'])
    // Enter took the town: it searched nothing.
    expect(push).not.toHaveBeenCalled()
    expect(screen.getByRole('button', { name: /^Où/ }).textContent).toContain('En train depuis Lyon')
    expect(localStorage.getItem(LOCAL_KEYS.town)).toContain('69123')
    await userEvent.click(screen.getByRole('button', { name: 'Rechercher' }))
    expect(push).toHaveBeenCalledWith('/expeditions?from=69123&sort=train')
  })

  it('searches nothing on Enter, as long as no town is known', async () => {
    render(<SearchBox options={OPTIONS} />)
    await userEvent.click(screen.getByRole('button', { name: /^Où/ }))
    await userEvent.type(await screen.findByRole('combobox', { name: 'Tu pars de…' }, LAZY), 'Ly{Enter}')
    expect(push).not.toHaveBeenCalled()
    expect(localStorage.getItem(LOCAL_KEYS.town)).toBeNull()
  })

  it('forgets it by one press', async () => {
    await typed('Lyon')
    await userEvent.click(screen.getByRole('button', { name: 'En train depuis Lyon, retirer' }))
    expect(localStorage.getItem(LOCAL_KEYS.town)).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Rechercher' }))
    expect(push).toHaveBeenCalledWith('/expeditions')
  })
})
