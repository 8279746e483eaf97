import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { eventually } from '../../../../tests/component/eventually'
import { LOCAL_KEYS } from '@/storefront/lib/storage/browser-storage'
import { keepTown } from '@/storefront/lib/storage/kept-town'
import { queryClient } from '@/storefront/lib/api/query-client'
import { buildHit, buildResult } from '../rules/build-result.fixture'
import { answerWith, cards, FIRST, LYON, NONE, setDesktop, show } from './show-catalogue.fixture'

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
  queryClient().clear()
  setDesktop(true)
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(() => vi.unstubAllGlobals())

describe('the catalogue from a town', () => {
  it('counts from the town this browser knows, and writes it only with what is changed', async () => {
    const user = userEvent.setup()
    const from = { code: '69123', name: 'Lyon', is_default: false }
    const calls = answerWith(() => buildResult({ ids: [2, 1], from }))
    show({ town: LYON })
    expect(cards()).toEqual(['Aventure 1', 'Aventure 2'])
    await waitFor(() => expect(cards()).toEqual(['Aventure 2', 'Aventure 1']))
    expect(calls).toEqual(['from=69123'])
    expect(window.location.search).toBe('')
    expect(screen.getByRole('button', { name: 'Depuis Lyon' })).toBeVisible()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Trier par' }), 'kg CO₂e, du plus léger')
    expect(window.location.search).toBe('?from=69123&sort=carbon')
  })

  it('counts from the town of a shared address, whatever this browser knows, and from another that is chosen', async () => {
    const user = userEvent.setup()
    const from = { code: '67482', name: 'Strasbourg', is_default: false }
    const calls = answerWith(() => FIRST)
    show({ query: { from: '67482' }, result: buildResult({ ids: [1], from }), town: LYON })
    expect(screen.getByRole('button', { name: 'Depuis Strasbourg' })).toBeVisible()
    expect(calls).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Depuis Strasbourg' }))
    expect(window.location.search).toBe('?from=22215')
  })

  it('forgets a kept town that does not exist any more', async () => {
    keepTown(LYON)
    const message = 'On ne trouve pas cette ville.'
    vi.stubGlobal('fetch', () =>
      Promise.resolve(Response.json({ error: message, errors: [{ field: 'from', message }] }, { status: 422 })),
    )
    show({ town: LYON })
    await waitFor(() => expect(window.localStorage.getItem(LOCAL_KEYS.town)).toBeNull())
    expect(cards()).toEqual(['Aventure 1', 'Aventure 2'])
  })

  it('filters by hours of train and by kilos, from the town that is named', async () => {
    const user = userEvent.setup()
    answerWith(() => FIRST)
    show()
    await user.click(screen.getByRole('button', { name: 'En train' }))
    const panel = await screen.findByRole('dialog', { name: 'En train' })
    const slider = await within(panel).findByRole('slider', { name: 'Temps de trajet depuis Paris' })
    expect(slider.getAttribute('aria-valuetext')).toBe('Tous les trajets')
    fireEvent.change(slider, { target: { value: '3' } })
    // How many arrive by then stands in the answer that is there.
    expect(slider.getAttribute('aria-valuetext')).toMatch(/^3\sh de train au plus\s: 5\saventures$/)
    fireEvent.change(slider, { target: { value: '8' } })
    expect(window.location.search).toBe('')
    await eventually(() => expect(window.location.search).toBe('?train_max=8'))
    expect(panel.querySelectorAll('.hours__bars [data-in]')).toHaveLength(8)
    await user.click(within(panel).getByRole('radio', { name: /^50\skg/ }))
    expect(window.location.search).toBe('?train_max=8&kg_max=50')
    await user.click(screen.getByRole('button', { name: /^8\sh de train au plus, retirer/ }))
    expect(window.location.search).toBe('?kg_max=50')
  })

  const FROM_LYON = { from: { code: '69123', name: 'Lyon', is_default: false } }
  const HOURS = { ...FIRST.facets, hours: { '3': 4, '5': 2, '6': 3, '7': 1 } }

  it('has for title the filter itself, whose words open what changes them', async () => {
    const user = userEvent.setup()
    const result = buildResult({ ids: [1], facets: HOURS, ...FROM_LYON })
    answerWith(() => result)
    show({ query: { from: '69123', train_max: 5 }, result, town: LYON })
    const title = await screen.findByRole('heading', { level: 1, name: /^En train depuis/ })
    expect(title.textContent).toBe('En train depuis Lyon en moins de 5\u00a0h')
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)

    const hours = screen.getByRole('button', { name: /^Temps de trajet\s: 5\sheures, changer$/ })
    expect(hours.getAttribute('aria-haspopup')).toBe('dialog')
    hours.focus()
    await user.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Temps de trajet depuis Lyon' })
    fireEvent.change(within(dialog).getByRole('slider'), { target: { value: '7' } })
    await eventually(() => expect(window.location.search).toBe('?from=69123&train_max=7'))
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    await eventually(() => expect(document.activeElement).toBe(hours))
    expect(hours.getAttribute('aria-label')).toMatch(/^Temps de trajet\s: 7\sheures, changer$/)

    await user.click(screen.getByRole('button', { name: 'Ville de départ\u00a0: Lyon, changer' }))
    expect(window.location.search).toBe('?from=22215&train_max=7')
  })

  it('says Paris where hours are asked for and no town is known, and that no hours are', async () => {
    const user = userEvent.setup()
    answerWith(() => FIRST)
    show({ query: { train_max: 8 } })
    const title = await screen.findByRole('heading', { level: 1, name: /^En train depuis/ })
    expect(title.textContent).toBe('En train depuis Paris en moins de 8\u00a0h')
    await user.click(screen.getByRole('button', { name: 'Ville de départ\u00a0: Paris, changer' }))
    await user.click(screen.getByRole('button', { name: /^8\sh de train au plus, retirer/ }))
    await eventually(() => expect(title.textContent).toBe('En train depuis Paris sans limite d’heures'))
    expect(window.location.search).toBe('?from=22215')
  })

  it('keeps its own title for a town that only this browser knows', async () => {
    answerWith(() => buildResult({ ids: [1], ...FROM_LYON }))
    show({ town: LYON })
    await waitFor(() => expect(cards()).toEqual(['Aventure 1']))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Les aventures')
  })

  it('counts trips by hour from Paris, named so, as long as no town is known', async () => {
    const user = userEvent.setup()
    const calls = answerWith(() => FIRST)
    show({ result: { ...FIRST, facets: { ...FIRST.facets, hours: {} } } })
    await user.click(screen.getByRole('button', { name: 'En train' }))
    const panel = await screen.findByRole('dialog', { name: 'En train' })
    const slider = await within(panel).findByRole('slider', { name: 'Temps de trajet depuis Paris' })
    await eventually(() => expect(panel.querySelectorAll('.hours__bars i')).toHaveLength(13))
    fireEvent.change(slider, { target: { value: '3' } })
    expect(slider.getAttribute('aria-valuetext')).toMatch(/: 5\saventures$/)
    expect(calls).toEqual(['sort=train'])
  })

  it('shows under the list what two more hours reach, and goes there', async () => {
    const user = userEvent.setup()
    const calls = answerWith((address) =>
      address.has('train_min')
        ? buildResult({ ids: [7, 8, 9, 10], total: 4, facets: HOURS, ...FROM_LYON })
        : buildResult({ ids: [1, 2, 7], facets: HOURS, ...FROM_LYON }),
    )
    show({
      query: { from: '69123', train_max: 5, kg_max: 50, sort: 'price' },
      result: buildResult({ ids: [1, 2], facets: HOURS, ...FROM_LYON }),
    })
    const farther = await screen.findByRole('region', { name: 'Un peu plus loin, de 5 à 7\u00a0h' })
    expect(within(farther).getByText('4 aventures')).toBeVisible()
    await eventually(() => expect(within(farther).getAllByRole('heading', { level: 3 })).toHaveLength(3))
    expect(calls).toEqual(['from=69123&train_min=5&train_max=7&kg_max=50&sort=train'])
    await user.click(within(farther).getByRole('link', { name: 'Passer à 7\u00a0h, 10\u00a0aventures' }))
    expect(window.location.search).toBe('?from=69123&train_max=7&kg_max=50&sort=price')
    // Nothing lies within two hours more.
    await eventually(() => expect(screen.queryByRole('region', { name: /^Un peu plus loin/ })).toBeNull())
  })

  it('names the nearest trip where the hours are too few, and leads to it', async () => {
    const user = userEvent.setup()
    const way = { from: 'Lyon', trip_g: 6_000, stay_g: 2_000, minutes: 125, is_timed: true, changes: 0 }
    const nearest = buildHit({ id: 7, name: 'Yoga et bain glacé', slug: 'yoga', carbon: way })
    answerWith((address) =>
      address.has('train_min')
        ? { ...buildResult({ ids: [], total: 6, facets: HOURS, ...FROM_LYON }), hits: [nearest] }
        : buildResult({ ids: [7], facets: HOURS, ...FROM_LYON }),
    )
    show({ query: { from: '69123', train_max: 2 }, result: { ...NONE, facets: HOURS, ...FROM_LYON } })
    const title = await screen.findByRole('heading', { name: 'Rien à moins de 2\u00a0h de Lyon' })
    await eventually(() =>
      expect(title.nextElementSibling?.textContent).toBe(
        'La plus proche est à 2\u00a0h\u00a005\u00a0: Yoga et bain glacé, direct.',
      ),
    )
    expect(screen.getByRole('link', { name: 'Yoga et bain glacé' }).getAttribute('href')).toBe('/expeditions/yoga')
    expect(screen.queryByText(/Même le lagopède/)).toBeNull()
    expect(await screen.findByRole('region', { name: 'Un peu plus loin, de 2 à 4\u00a0h' })).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Passer à 3\u00a0h, 4\u00a0aventures' }))
    expect(window.location.search).toBe('?from=69123&train_max=3')
  })
})
