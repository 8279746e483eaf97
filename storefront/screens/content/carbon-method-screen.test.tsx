import { render, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ContentPage } from '@/contract/content'
import { FACTORS } from '../../../tests/factories/factors'
import { PARIS } from '@/domain/carbon/door'
import { tripFigure } from '@/domain/carbon/trip-figure'
import { WAY_NAMES } from '@/domain/carbon/way'
import { CarbonMethodScreen } from './carbon-method-screen'

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined
      disconnect = () => undefined
    },
  )
})

const TITLE = { title: 'Les limites', intro: '' }
const PAGE: ContentPage = {
  id: 1,
  slug: 'bilan-carbone',
  title: 'Comment on compte les kilos',
  lead: 'Le calcul.',
  picture: null,
  updated_at: '2026-11-25T10:00:00.000Z',
  seo: { title: '', description: '', image: null },
  blocks: [
    { kind: 'text', html: '<h2 id="compte">Ce qui est compté</h2>', look: 'plain' },
    { kind: 'call', ...TITLE, id: 'limites', links: [] },
    { kind: 'call', title: 'Tu as trouvé une erreur\u00a0?', intro: '', id: 'erreur', links: [] },
  ],
  contents: [
    { id: 'compte', text: 'Ce qui est compté' },
    { id: 'limites', text: 'Les limites' },
    { id: 'erreur', text: 'Tu as trouvé une erreur\u00a0?' },
  ],
}

const factors = Object.values(FACTORS.of).map(({ id: _, ...factor }) => ({
  ...factor,
  ...{ note: '', read_on: '2026-11-25', effective_from: '2026-07-01', reason: 'Premiers.', is_in_force: true },
}))

const { ways } = tripFigure({
  trip: {
    access: {
      station: { name: 'Grenoble', lat: 45.1915, lon: 5.7145 },
      approach: [],
      trains: [],
      meeting: null,
      airport: null,
    },
    stay: null,
  },
  door: PARIS,
  factors: FACTORS,
})
const example = {
  ...{ id: 1, title: 'Traversée du Vercors', slug: 'vercors', from: 'Paris' },
  ways: ways
    .filter(({ mode }) => mode === 'train' || mode === 'car_3')
    .map((way) => ({
      ...way,
      name: WAY_NAMES[way.mode],
      legs: way.legs.map((leg) => ({ ...leg, factor: FACTORS.of[leg.factor] })),
    })),
}

const show = (more: { page?: ContentPage; example?: typeof example | null } = {}) =>
  render(
    <CarbonMethodScreen
      page={more.page ?? PAGE}
      method={{ version: '3.32', factors, example: more.example === undefined ? example : more.example }}
    />,
  )

describe('the method’s page', () => {
  it('has what the site counts between the agency’s first part and its others, the versions before whom to write to', () => {
    show()
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    const parts = [
      ...['Ce qui est compté', 'Un exemple, ligne à ligne', 'Les facteurs', 'Les distances', 'Les limites'],
      ...['Les versions des facteurs', 'Tu as trouvé une erreur\u00a0?'],
    ]
    expect(titles).toEqual(['La formule', ...parts])
    const [contents] = screen.getAllByRole('navigation', { name: 'Sommaire' })
    expect(
      within(contents as HTMLElement)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(parts)
  })

  it('counts the example as the engine does, to the gram', () => {
    show()
    const [train] = example.ways
    const sums = screen.getAllByText('Aller simple').map(({ nextSibling }) => nextSibling?.textContent)
    expect(sums[0]).toBe(`${String((train?.grams ?? 0) / 2000).replace('.', ',')}\u00a0kg`)
    expect(screen.getAllByText(/227,6 g ÷ 3, distance estimée/)).toHaveLength(1)
  })

  it('shows the range of a plane from its row, and every factor as a file', () => {
    show()
    const row = screen.getByRole('rowheader', { name: 'plane_1000' }).closest('tr') as HTMLElement
    expect(within(row).getByText('de 200 à 300 g')).toBeVisible()
    expect(screen.getByText(/vont de 200 à 300 g par km/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Tous les facteurs, CSV' }).getAttribute('href')).toBe(
      '/bilan-carbone/facteurs.csv',
    )
  })

  it('stands without an example, and without a part of the agency’s', () => {
    show({ page: { ...PAGE, blocks: [], contents: [] }, example: null })
    expect(screen.queryByText('Un exemple, ligne à ligne')).toBeNull()
    expect(screen.getByRole('table', { name: 'Facteurs d’émission en vigueur, en équivalent CO₂' })).toBeVisible()
  })
})
