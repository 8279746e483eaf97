import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SearchResult } from '@/contract/search'
import { LEVEL_NAMES } from '@/domain/catalogue/level-name'
import { buildResult } from '../rules/build-result.fixture'
import { answerWith, cards, FIRST, NONE, setDesktop, show } from './show-catalogue.fixture'

const push = vi.hoisted(() => vi.fn())

// Next's router is not there: what it does of the address, without it.
vi.mock('next/navigation', async () => {
  const { useSyncExternalStore } = await import('react')
  const subscribe = (onChange: () => void) => {
    window.addEventListener('popstate', onChange)
    return () => window.removeEventListener('popstate', onChange)
  }
  return {
    useRouter: () => ({ push }),
    useSearchParams: () => useSyncExternalStore(subscribe, () => window.location.search),
  }
})

beforeEach(() => {
  setDesktop(true)
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(() => vi.unstubAllGlobals())

describe('the catalogue', () => {
  it('shows what the server rendered, and asks for nothing', () => {
    const calls = answerWith(() => NONE)
    show()
    expect(screen.getByText('3 aventures')).toBeVisible()
    expect(cards()).toEqual(['Aventure 1', 'Aventure 2'])
    expect(calls).toEqual([])
  })

  it('paints a filter at once, keeps the list until the answer, and writes the address', async () => {
    const user = userEvent.setup()
    let answer: (result: SearchResult) => void = () => undefined
    answerWith(() => new Promise((resolve) => (answer = resolve)))
    show()
    await user.click(screen.getByRole('button', { name: 'Destination' }))
    await user.click(await screen.findByRole('checkbox', { name: /Italie/ }))

    expect(screen.getByRole('button', { name: 'Italie, retirer ce filtre' })).toBeVisible()
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: /Italie/ }))
    expect(cards()).toEqual(['Aventure 1', 'Aventure 2'])
    expect(window.location.search).toBe('?countries=Italie')

    answer(buildResult({ ids: [7] }))
    await waitFor(() => expect(cards()).toEqual(['Aventure 7']))
    expect(screen.getByText('1 aventure')).toBeVisible()
  })

  it('says that no adventure has all the words, above those that have some', () => {
    answerWith(() => FIRST)
    const sentence = /^Aucune aventure pour «\saurores boréales\s» en entier\s: voici celles qui s’en approchent\.$/
    show({ query: { q: 'aurores boréales' }, result: buildResult({ ids: [1], is_loosened: true }) })
    expect(screen.getByText(sentence)).toBeVisible()
    expect(cards()).toEqual(['Aventure 1'])
    cleanup()
    show({ query: { q: 'aurores' }, result: buildResult({ ids: [1] }) })
    expect(screen.queryByText(/en entier/)).toBeNull()
  })

  it('counts the trips of each activity, those of none too', async () => {
    const user = userEvent.setup()
    answerWith(() => FIRST)
    show()
    await user.click(screen.getByRole('button', { name: 'Activités' }))
    const panel = await screen.findByRole('dialog', { name: 'Activités' })
    await user.click(await within(panel).findByRole('button', { name: 'A pieds' }))
    for (const name of ['Tout (4)', 'Randonnée (0)', 'Trail (0)', 'Trek (2)']) {
      expect(within(panel).getByRole('button', { name })).toBeVisible()
    }
  })

  it('keeps the range of prices when other filters leave fewer trips', async () => {
    const user = userEvent.setup()
    answerWith(() => FIRST)
    const narrow = buildResult({ ids: [1] })
    show({ query: { level: [3] }, result: { ...narrow, facets: { ...narrow.facets, price: { min: 900, max: 1000 } } } })
    await user.click(screen.getByRole('button', { name: 'Prix' }))
    const panel = await screen.findByRole('dialog', { name: 'Prix' })
    const ends = (await within(panel).findAllByRole('slider')).map((end) => [
      end.getAttribute('min'),
      end.getAttribute('max'),
    ])
    expect(ends.flat()).toEqual(expect.arrayContaining(['250', '1900']))
  })

  it('calls a level as every page does', async () => {
    const user = userEvent.setup()
    answerWith(() => FIRST)
    show()
    await user.click(screen.getByRole('button', { name: 'Niveau' }))
    const panel = await screen.findByRole('dialog', { name: 'Niveau' })
    const names = (await within(panel).findAllByRole('button', { name: /^Niveau \d/ })).map(
      (button) => /, ([^,]+),/.exec(button.getAttribute('aria-label') ?? '')?.[1],
    )
    expect(names).toEqual(LEVEL_NAMES.map((name) => name.toLowerCase()))
  })

  it('closes a panel on Escape and gives the focus back to its button', async () => {
    const user = userEvent.setup()
    answerWith(() => FIRST)
    show()
    const button = screen.getByRole('button', { name: 'Niveau' })
    await user.click(button)
    await screen.findByRole('dialog', { name: 'Niveau' })
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(button)
  })

  it('removes a filter by its chip, and all of them at once', async () => {
    const user = userEvent.setup()
    answerWith(() => FIRST)
    show({ query: { countries: ['France', 'Italie'], eco: 4, sort: 'price' } })
    await user.click(screen.getByRole('button', { name: 'France, retirer ce filtre' }))
    expect(window.location.search).toBe('?countries=Italie&eco=4&sort=price')
    await user.click(screen.getByRole('button', { name: 'Tout effacer' }))
    expect(window.location.search).toBe('?sort=price')
    await waitFor(() => expect(cards()).toHaveLength(2))
  })

  it('follows the back button', async () => {
    const user = userEvent.setup()
    answerWith((address) => (address.has('type') ? buildResult({ ids: [9] }) : FIRST))
    show()
    await user.click(screen.getByRole('switch', { name: 'Famille & Kids seulement' }))
    await waitFor(() => expect(cards()).toEqual(['Aventure 9']))
    window.history.back()
    await waitFor(() => expect(cards()).toEqual(['Aventure 1', 'Aventure 2']))
    expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(false)
  })

  it('undoes a whole panel with one step back', async () => {
    const user = userEvent.setup()
    answerWith(() => FIRST)
    show()
    await user.click(screen.getByRole('button', { name: 'Destination' }))
    await user.click(await screen.findByRole('checkbox', { name: /^France/ }))
    await user.click(screen.getByRole('checkbox', { name: /Italie/ }))
    expect(window.location.search).toBe('?countries=France,Italie')
    window.history.back()
    await waitFor(() => expect(window.location.search).toBe(''))
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Filtres choisis' })).toBeNull())
  })

  it('adds the next page under the first, and keeps it in the address', async () => {
    const user = userEvent.setup()
    const calls = answerWith(() => buildResult({ ids: [3], total: 3, page: 2, page_count: 2 }))
    show()
    await user.click(screen.getByRole('link', { name: 'Afficher la suivante' }))
    await waitFor(() => expect(cards()).toEqual(['Aventure 1', 'Aventure 2', 'Aventure 3']))
    expect(window.location.search).toBe('?page=2')
    expect(calls).toEqual(['page=2'])
    expect(screen.getByText('3 aventures affichées sur 3')).toBeVisible()
    expect(screen.queryByRole('link', { name: /Afficher/ })).toBeNull()
  })

  it('proposes what to loosen when nothing answers', async () => {
    const user = userEvent.setup()
    const query = { countries: ['Italie'], price_max: 400, eco: 5, level: [1] }
    const calls = answerWith((address) => (address.has('price_max') ? NONE : buildResult({ ids: [4, 5, 6] })))
    show({ query, result: NONE })
    expect(await screen.findByRole('heading', { name: 'Même le lagopède n’a rien trouvé par ici' })).toBeVisible()
    const way = await screen.findByRole('button', { name: 'Sans la limite de prix (3)' })
    expect(screen.queryByRole('button', { name: /Tous les niveaux/ })).toBeNull()
    expect(calls.filter((call) => call !== '')).toHaveLength(3)
    await user.click(way)
    expect(window.location.search).toBe('?countries=Italie&level=1&eco=5')
    await waitFor(() => expect(cards()).toEqual(['Aventure 4', 'Aventure 5', 'Aventure 6']))
  })

  it('speaks of the words alone when they are all that was asked', async () => {
    answerWith((address) => (address.has('q') ? NONE : FIRST))
    show({ query: { q: 'zzz' }, result: NONE })
    expect(await screen.findByText(/Aucune aventure ne répond à ces mots/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Voir toutes les aventures' })).toBeVisible()
  })

  it('says when the server fails, and tries again', async () => {
    const user = userEvent.setup()
    let isDown = true
    vi.stubGlobal('fetch', () =>
      Promise.resolve(isDown ? Response.json({ error: 'Indisponible' }, { status: 503 }) : Response.json(FIRST)),
    )
    show()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Trier par' }), 'Prix croissant')
    const retry = await screen.findByRole('button', { name: 'Réessayer' }, { timeout: 15_000 })
    isDown = false
    await user.click(retry)
    await waitFor(() => expect(cards()).toEqual(['Aventure 1', 'Aventure 2']))
  })

  it('opens the master filter at the asked filter on a phone', async () => {
    const user = userEvent.setup()
    setDesktop(false)
    answerWith(() => FIRST)
    show()
    await user.click(screen.getByRole('button', { name: 'Type' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Filtres' }))
    expect(drawer.getByRole('button', { name: /^Type/ }).getAttribute('aria-expanded')).toBe('true')
    await user.click(drawer.getByRole('checkbox', { name: /Sans les parents/ }))
    expect(window.location.search).toBe('?type=kids')
    expect(drawer.getByRole('button', { name: /^Type/ }).textContent).toContain('Sans les parents')
  })
})
