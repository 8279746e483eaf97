import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Place } from '@/contract/places'
import type { SiteSearchResult } from '@/contract/site-search'
import { queryClient } from '@/storefront/lib/api/query-client'
import { LOCAL_KEYS } from '@/storefront/lib/storage/browser-storage'
import { eventually } from '../../../../tests/component/eventually'
import { buildFound } from '../rules/build-found.fixture'
import { SearchLink } from './search-link'

const push = vi.hoisted(() => vi.fn())
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }))

const LAZY = { timeout: 15_000 }
const asked: string[] = []
let answer: () => Promise<Response>
let places: Place[]

const opened = async () => {
  render(<SearchLink>Loupe</SearchLink>)
  await userEvent.click(screen.getByRole('link', { name: 'Chercher sur le site' }))
  return screen.findByRole<HTMLInputElement>('combobox', { name: 'Chercher sur le site' }, LAZY)
}

const answering = (found: SiteSearchResult) => {
  answer = () => Promise.resolve(Response.json(found))
}

beforeEach(() => {
  asked.length = 0
  answering(buildFound())
  places = []
  localStorage.clear()
  vi.stubGlobal('fetch', (url: string) => {
    if (url.includes('/v1/places')) return Promise.resolve(Response.json({ items: places }))
    asked.push(url)
    return answer()
  })
  // jsdom moves no view.
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(() => {
  push.mockClear()
  queryClient().clear()
  vi.unstubAllGlobals()
})

describe('the search of the site', () => {
  it('takes the focus, and gives it back on Escape', async () => {
    const field = await opened()
    await eventually(() => expect(document.activeElement).toBe(field))
    expect(screen.getByRole('link', { name: 'Nous écrire' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await eventually(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Chercher sur le site' }))
  })

  it.each([{ ctrlKey: true }, { metaKey: true }])('is opened by K with %o, and by no other K', async (held) => {
    render(<SearchLink>Loupe</SearchLink>)
    act(() => void document.dispatchEvent(new KeyboardEvent('keydown', { key: 'k' })))
    expect(screen.queryByRole('dialog')).toBeNull()
    act(() => void document.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ...held })))
    expect(await screen.findByRole('dialog', { name: 'Chercher sur le site' }, LAZY)).toBeVisible()
  })

  it('leaves the keys to what is open already', async () => {
    render(
      <>
        <div role="dialog">Une autre</div>
        <SearchLink>Loupe</SearchLink>
      </>,
    )
    act(() => void document.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true })))
    await act(async () => {
      await import('./site-search-dialog')
    })
    expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(1)
  })

  it('asks once for what is typed, and groups what is found', async () => {
    await userEvent.type(await opened(), 'tipi')
    const list = await screen.findByRole('listbox', { name: 'Résultats' }, LAZY)
    expect(asked).toEqual(['/api/v1/site-search?q=tipi'])
    expect(within(list).getAllByRole('group')).toHaveLength(4)
    expect(
      within(within(list).getByRole('group', { name: 'Questions' }))
        .getByRole('option')
        .getAttribute('href'),
    ).toBe('/faq#dormir')
    expect(within(list).getByRole('option', { name: 'Voir les 12\u00a0expéditions' }).getAttribute('href')).toBe(
      '/expeditions?q=tipi',
    )
    expect(screen.getByText('15 résultats')).toBeVisible()
  })

  it('asks nothing for one letter', async () => {
    await userEvent.type(await opened(), 't')
    await act(() => new Promise((resolve) => setTimeout(resolve, 250)))
    expect(asked).toEqual([])
  })

  it('goes through the lines by the arrows, around the field, and opens the one chosen', async () => {
    const field = await opened()
    await userEvent.type(field, 'tipi')
    const options = await screen.findAllByRole('option', {}, LAZY)
    await userEvent.keyboard('{ArrowDown}')
    expect(field.getAttribute('aria-activedescendant')).toBe(options[0]?.id)
    await userEvent.keyboard('{ArrowUp}')
    expect(field.getAttribute('aria-activedescendant')).toBeNull()
    await userEvent.keyboard('{ArrowUp}')
    expect(field.getAttribute('aria-activedescendant')).toBe(options.at(-1)?.id)
    const followed = vi.fn((event: Event) => event.preventDefault())
    options.at(-1)?.addEventListener('click', followed)
    await userEvent.keyboard('{Enter}')
    expect(followed).toHaveBeenCalledOnce()
    expect(push).not.toHaveBeenCalled()
    await eventually(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('leads to the page of all that is found on Enter in the field', async () => {
    await userEvent.type(await opened(), 'tipi d’été{Enter}')
    expect(push).toHaveBeenCalledWith('/recherche-site?q=tipi+d%E2%80%99%C3%A9t%C3%A9')
    await eventually(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('says that nothing is found, with ways out', async () => {
    answering(buildFound({ isEmpty: true }))
    await userEvent.type(await opened(), 'zzyzx')
    expect(await screen.findByText(/Rien pour « zzyzx »/, {}, LAZY)).toBeVisible()
    expect(screen.getByText('0 résultat')).toBeVisible()
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      expect.arrayContaining(['/expeditions', '/faq', '/collaborations#Contact-Us']),
    )
  })

  it.each(['Lyon', 'train depuis Lyon'])(
    'offers the train from a town that « %s » names, and keeps it',
    async (words) => {
      answering(buildFound({ isEmpty: true }))
      places = [{ code: '69123', name: 'Lyon', department: '69', label: 'Lyon (69)', station: null, other_name: null }]
      const field = await opened()
      await userEvent.type(field, words)
      const option = await screen.findByRole('option', { name: /^En train depuis Lyon.*Lyon \(69\)/ }, LAZY)
      expect(option.getAttribute('href')).toBe('/expeditions?from=69123&sort=train')
      expect(await screen.findByText('1 résultat')).toBeVisible()
      expect(screen.queryByText(/^Rien pour/)).toBeNull()
      expect(localStorage.getItem(LOCAL_KEYS.town)).toBeNull()
      option.addEventListener('click', (event) => event.preventDefault())
      await userEvent.keyboard('{ArrowDown}{Enter}')
      expect(JSON.parse(localStorage.getItem(LOCAL_KEYS.town) ?? '')).toEqual({
        code: '69123',
        name: 'Lyon',
        label: 'Lyon (69)',
      })
      await eventually(() => expect(screen.queryByRole('dialog')).toBeNull())
    },
  )

  it('says when nothing has all the words', async () => {
    answering({ ...buildFound(), is_loosened: true })
    await userEvent.type(await opened(), 'tipi zzyzx')
    expect(await screen.findByText('Rien n’a tous ces mots. Voici le plus proche.', {}, LAZY)).toBeVisible()
  })

  it('says that it fails, and tries again', async () => {
    answer = () => Promise.resolve(Response.json({ error: 'Non' }, { status: 500 }))
    await userEvent.type(await opened(), 'tipi')
    expect((await screen.findByRole('alert', {}, LAZY)).textContent).toContain('La recherche ne répond pas.')
    answering(buildFound())
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(await screen.findByRole('listbox', {}, LAZY)).toBeVisible()
  })

  it('says that it waits', async () => {
    answer = () => new Promise(() => {})
    await userEvent.type(await opened(), 'tipi')
    expect(await screen.findByText('Recherche en cours')).toBeVisible()
  })
})
