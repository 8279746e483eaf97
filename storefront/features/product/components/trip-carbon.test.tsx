import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ExpeditionCarbon } from '@/contract/carbon'
import { buildTripCarbon } from '@/storefront/lib/trains/trip-carbon.fixture'
import { OwnTripCarbon } from './own-trip-carbon'
import { TripCarbon } from './trip-carbon'

const LYON = { code: '69123', name: 'Lyon', label: 'Lyon (69)' }
const FROM_LYON = buildTripCarbon({
  from: { code: '69123', name: 'Lyon', is_default: false },
  from_station: 'Lyon Part-Dieu',
  total: { grams: 20_000, low: 18_000, high: 24_000 },
})
const JOURNEYS = [
  { city: 'Lyon', duration: '2 h 50', legs: [{ time: '9 h 04', place: 'Lyon Part-Dieu', note: 'TER pour Grenoble' }] },
]

const TICKETS = {
  station: 'Gare de Grenoble',
  operators: [
    { name: 'Rail', url: 'https://rail.example/{from}/{to}/{date}' },
    { name: 'Accueil', url: 'https://accueil.example/fr' },
  ],
  day: '2027-06-14',
}

const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ')
const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => plain(row.textContent))

const show = (
  town: typeof LYON | null,
  answer: () => Promise<Response> = () => Promise.resolve(Response.json(FROM_LYON)),
) => {
  const calls: string[] = []
  vi.stubGlobal('fetch', (address: string) => {
    calls.push(address)
    return answer()
  })
  const fromParis: ExpeditionCarbon = buildTripCarbon()
  render(
    <OwnTripCarbon
      {...TICKETS}
      expeditionId={7}
      slug="vercors"
      fromParis={fromParis}
      journeys={JOURNEYS}
      town={town}
      picker={<button>Ville</button>}
    />,
  )
  return calls
}

afterEach(() => vi.unstubAllGlobals())

describe('what a trip emits', () => {
  it('is said in two named parts with its range, from the town that is named, and links its method', () => {
    render(
      <TripCarbon {...TICKETS} slug="vercors" carbon={buildTripCarbon()} town="Depuis Paris" journeys={JOURNEYS} />,
    )
    expect(plain(screen.getByRole('status').textContent)).toBe(
      '23 kgCO₂e par personne depuis Paris, en train : 6 kg aller-retour, 23 kg séjour compris, entre 20 et 28 kg.',
    )
    expect(screen.getByText(/Méthode 3\.32/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Comment on compte' }).getAttribute('href')).toBe('/bilan-carbone')
  })

  it('compares every way there, by train first and by plane last, with its range and its hours', () => {
    render(<TripCarbon {...TICKETS} slug="vercors" carbon={buildTripCarbon()} town="Depuis Paris" journeys={[]} />)
    expect(rows()).toEqual([
      'Train6 kgentre 5 et 8 kg5 h 101 changement, relevées',
      'Car38 kgentre 32 et 46 kg10 h 30estimées',
      'Voiture, en solo100 kgentre 80 et 120 kg7 hestimées',
      'Avion140 kgentre 100 et 200 kg6 h 20estimées',
    ])
  })

  it('follows the train stretch by stretch, or by the hours that the agency wrote for the town', () => {
    const { rerender } = render(
      <TripCarbon {...TICKETS} slug="vercors" carbon={buildTripCarbon()} town="Depuis Paris" journeys={JOURNEYS} />,
    )
    const list = screen.getByRole('list', { name: /^Trajet en train depuis Paris/ })
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => plain(item.textContent)),
    ).toEqual([
      '23 minJusqu’à la gare, Paris Gare de Lyon3 km, distance estimée, 15 g l’aller',
      '3 h 05TGV560 km, distance relevée, 1,6 kg l’aller',
    ])
    rerender(<TripCarbon {...TICKETS} slug="vercors" carbon={FROM_LYON} town="Depuis Lyon" journeys={JOURNEYS} />)
    expect(screen.getByRole('list', { name: 'Trajet depuis Lyon' }).textContent).toContain('Lyon Part-Dieu')
  })

  it('says the stay by its parts', () => {
    render(<TripCarbon {...TICKETS} slug="vercors" carbon={buildTripCarbon()} town="Depuis Paris" journeys={[]} />)
    expect(plain(screen.getByRole('heading', { name: /^Sur place/ }).textContent)).toBe(
      'Sur place, 17 kg soit 3 kg par jour',
    )
    expect(plain(screen.getByText('Les repas').closest('li')?.textContent)).toBe('Les repas9 × repas végétarien9 kg')
  })

  it('draws the way as a climb for the eye alone, beside the list that says it', () => {
    const { container } = render(
      <TripCarbon {...TICKETS} slug="vercors" carbon={buildTripCarbon()} town="Depuis Paris" journeys={JOURNEYS} />,
    )
    const climb = container.querySelector('.climb')
    expect(climb?.getAttribute('aria-hidden')).toBe('true')
    expect(plain(climb?.textContent)).toContain('Corrençon-en-Vercors, 1 111 m')
    expect(climb?.nextElementSibling?.tagName).toBe('OL')
  })

  it('draws none where no height is known', () => {
    const { heights } = buildTripCarbon()
    const unknown = heights && {
      ...heights,
      station: { ...heights.station, altitude: null },
      trailhead: { name: null, altitude: null },
    }
    const carbon = buildTripCarbon({ heights: unknown })
    const { container } = render(
      <TripCarbon {...TICKETS} slug="vercors" carbon={carbon} town="Depuis Paris" journeys={JOURNEYS} />,
    )
    expect(container.querySelector('.climb')).toBeNull()
    expect(screen.getByRole('list', { name: /^Trajet/ })).toBeVisible()
  })

  it('adds the way and the stay by the ways that differ most', () => {
    render(<TripCarbon {...TICKETS} slug="vercors" carbon={buildTripCarbon()} town="Depuis Paris" journeys={[]} />)
    const section = screen.getByRole('heading', { name: 'Au total' }).parentElement
    expect([...(section?.querySelectorAll('li p') ?? [])].map(({ textContent }) => plain(textContent))).toEqual([
      'En train23 kg',
      'En avion157 kg',
      'En voiture, en solo117 kg',
    ])
  })

  it('says what was read and what is estimated, and gives the figure line by line from the same town', () => {
    render(<TripCarbon {...TICKETS} slug="vercors" carbon={FROM_LYON} town="Depuis Lyon" journeys={[]} />)
    expect(plain(screen.getByText('Relevé').nextElementSibling?.textContent)).toBe(
      'La distance de 1 tronçon sur 2 de ce trajet en train. Ses heures, depuis Paris. Le nombre de nuits, de repas et de kilomètres sur place.',
    )
    expect(screen.getByRole('link', { name: /ligne à ligne/ }).getAttribute('href')).toBe(
      '/expeditions/vercors/carbone.csv?from=69123',
    )
  })

  it('says to leave the day before where a day is too short, and where one comes back from', () => {
    const carbon = buildTripCarbon()
    const [train, ...others] = carbon.ways
    if (!train || !carbon.heights) throw new Error('the fixture has a way')
    const far = buildTripCarbon({
      from: { code: '29019', name: 'Brest', is_default: false },
      ways: [{ ...train, minutes: 800 }, ...others],
      heights: { ...carbon.heights, finish: { name: 'Châtillon-en-Diois', km: 38 } },
    })
    const { rerender } = render(
      <TripCarbon {...TICKETS} slug="vercors" carbon={far} town="Depuis Brest" journeys={[]} />,
    )
    expect(screen.getByText('De Brest, pars la veille.')).toBeVisible()
    expect(plain(screen.getByText(/Le parcours finit ailleurs/).textContent)).toContain(
      'à 38 km de son début à vol d’oiseau, à Châtillon-en-Diois',
    )
    rerender(<TripCarbon {...TICKETS} slug="vercors" carbon={carbon} town="Depuis Paris" journeys={[]} />)
    expect(screen.queryByText(/pars la veille/)).toBeNull()
    expect(screen.getByText('Le retour est compté comme l’aller.')).toBeVisible()
  })

  it('leads to where a ticket for the departure is looked for, unless one comes otherwise', () => {
    const { rerender } = render(
      <TripCarbon {...TICKETS} slug="vercors" carbon={FROM_LYON} town="Depuis Lyon" journeys={JOURNEYS} />,
    )
    const tickets = screen.getByRole('list', { name: 'Chercher ton billet de Lyon à Grenoble, le 14\u00a0juin' })
    expect(
      within(tickets)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['https://rail.example/Lyon/Grenoble/2027-06-14', 'https://accueil.example/fr'])
    const [, ...ways] = buildTripCarbon().ways
    const carbon = buildTripCarbon({ from: { code: '29155', name: 'Ouessant', is_default: false }, ways })
    rerender(<TripCarbon {...TICKETS} slug="vercors" carbon={carbon} town="Depuis Ouessant" journeys={[]} />)
    expect(screen.queryByText(/Chercher ton billet/)).toBeNull()
  })

  it('writes a dash for a train that there is not, and names the way it counts', () => {
    const [, ...ways] = buildTripCarbon().ways
    const carbon = buildTripCarbon({ from: { code: '2A004', name: 'Ouessant', is_default: false }, ways })
    render(<TripCarbon {...TICKETS} slug="vercors" carbon={carbon} town="Depuis Ouessant" journeys={[]} />)
    expect(rows()[0]).toBe('TrainPas de gare à moins de 100 km——')
    expect(plain(screen.getByRole('status').textContent)).toContain('depuis Ouessant, en car : 38 kg aller-retour')
    expect(screen.queryByRole('list', { name: /^Trajet/ })).toBeNull()
  })

  it('invents no way from an island', () => {
    render(
      <TripCarbon
        {...TICKETS}
        slug="vercors"
        carbon={buildTripCarbon({ ways: [], total: null })}
        town="Depuis Ajaccio"
        journeys={[]}
      />,
    )
    expect(screen.queryByRole('table')).toBeNull()
    expect(screen.queryByRole('status')).toBeNull()
  })
})

describe('what a trip emits from one’s own town', () => {
  it('asks nothing without a town, nor for Paris', () => {
    expect(show(null)).toEqual([])
  })

  it('keeps the figure from Paris until that of the town comes', async () => {
    const calls = show(LYON)
    expect(screen.getByRole('status').textContent).toContain('depuis Paris')
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('depuis Lyon'))
    expect(calls).toEqual(['/api/v1/expeditions/7/carbon?from=69123'])
  })

  it('says when it cannot be counted, shows that of Paris, and tries again', async () => {
    let isDown = true
    show(LYON, () =>
      Promise.resolve(isDown ? Response.json({ error: 'Indisponible' }, { status: 503 }) : Response.json(FROM_LYON)),
    )
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('voici celui de Paris')
    isDown = false
    await userEvent.click(within(alert).getByRole('button', { name: 'Réessayer' }))
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('depuis Lyon'))
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
