import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Suggestions } from '@/contract/search'
import type { SearchQuery } from '@/contract/search-query'
import { LOCAL_KEYS } from '@/storefront/lib/storage/browser-storage'
import { buildOptions } from '../rules/build-options.fixture'
import { SearchField } from './search-field'

const push = vi.hoisted(() => vi.fn())
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }))

const SUGGESTIONS: Suggestions = {
  expeditions: [
    {
      id: 1,
      name: 'Trek du Vercors',
      slug: 'trek-du-vercors',
      photo: null,
      country: 'France',
      country_flag_url: null,
      days: 5,
    },
  ],
  activities: [{ name: 'Trek', expeditions_count: 12 }],
  destinations: [],
}

const changes: Array<[SearchQuery, boolean]> = []

const Field = ({ initial = {} }: { initial?: SearchQuery }) => {
  const [query, setQuery] = useState(initial)
  return (
    <SearchField
      query={query}
      options={buildOptions()}
      onChange={(next, { replace = false } = {}) => {
        changes.push([next, replace])
        setQuery(next)
      }}
    />
  )
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Chercher une aventure' })

beforeEach(() => {
  changes.length = 0
  localStorage.clear()
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(Response.json(address.includes('/v1/places') ? { items: [] } : SUGGESTIONS)),
  )
})
afterEach(() => {
  push.mockClear()
  vi.unstubAllGlobals()
})

describe('the search field', () => {
  it('asks once for what was typed, without a step back', async () => {
    render(<Field initial={{ eco: 4 }} />)
    await userEvent.type(field(), 'trek')
    await waitFor(() => expect(changes).toEqual([[{ eco: 4, q: 'trek' }, true]]))
  })

  it('lists what the letters may mean, and sets the filter chosen in place of the words', async () => {
    render(<Field />)
    await userEvent.type(field(), 'tre')
    const option = await screen.findByRole('option', { name: /^Trek.*12.aventures/ })
    expect(field().getAttribute('aria-expanded')).toBe('true')
    await userEvent.keyboard('{ArrowDown}')
    expect(field().getAttribute('aria-activedescendant')).toBe(option.id)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(changes.at(-1)).toEqual([{ activities: ['Trek'] }, false]))
    expect(field().value).toBe('')
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it.each(['Lyon', 'train depuis Lyon'])('offers the train from a town that « %s » names', async (words) => {
    const lyon = { code: '69123', name: 'Lyon', department: '69', label: 'Lyon (69)', station: null, other_name: null }
    const none: Suggestions = { expeditions: [], activities: [], destinations: [] }
    vi.stubGlobal('fetch', (address: string) =>
      Promise.resolve(Response.json(address.includes('/v1/places') ? { items: [lyon] } : none)),
    )
    render(<Field initial={{ eco: 4 }} />)
    await userEvent.type(field(), words)
    await screen.findByRole('option', { name: /^En train depuis Lyon.*Lyon \(69\)/ })
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(changes.at(-1)).toEqual([{ eco: 4, from: '69123', sort: 'train' }, false])
    // What is read of a trip is counted from there too.
    expect(localStorage.getItem(LOCAL_KEYS.town)).toContain('69123')
  })

  it('offers no town for words that only begin as one does', async () => {
    const treks = {
      code: '1',
      name: 'Trekville',
      department: '1',
      label: 'Trekville (1)',
      station: null,
      other_name: null,
    }
    vi.stubGlobal('fetch', (address: string) =>
      Promise.resolve(Response.json(address.includes('/v1/places') ? { items: [treks] } : SUGGESTIONS)),
    )
    render(<Field />)
    await userEvent.type(field(), 'trek')
    await screen.findByRole('option', { name: /^Trek.*12.aventures/ })
    expect(screen.queryByRole('option', { name: /Trekville/ })).toBeNull()
  })

  it('opens the page of an expedition, the last when going up from the field', async () => {
    render(<Field />)
    await userEvent.type(field(), 'tre')
    await screen.findAllByRole('option')
    await userEvent.keyboard('{ArrowUp}{Enter}')
    expect(push).toHaveBeenCalledWith('/expeditions/trek-du-vercors')
  })

  it('searches the words themselves on Enter, and closes the list on Escape', async () => {
    render(<Field />)
    await userEvent.type(field(), 'tre')
    await screen.findAllByRole('option')
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('listbox')).toBeNull()
    await userEvent.type(field(), 'k{Enter}')
    expect(changes.at(-1)).toEqual([{ q: 'trek' }, true])
    expect(push).not.toHaveBeenCalled()
  })

  it('is emptied by its button', async () => {
    render(<Field initial={{ q: 'trek' }} />)
    expect(field().value).toBe('trek')
    await userEvent.click(screen.getByRole('button', { name: 'Effacer la recherche' }))
    expect(changes).toEqual([[{}, true]])
    expect(field().value).toBe('')
  })
})
