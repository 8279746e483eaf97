import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import type { DepartureSales as Sales } from '@/contract/planning'
import { DepartureSales } from './departure-sales'
import { PlanningSales } from './planning-sales'
import { buildPlanned } from './planning.fixture'

vi.mock('@payloadcms/ui', () => ({
  Link: ({ children, ...link }: { children: ReactNode; href: string }) => <a {...link}>{children}</a>,
}))
afterEach(() => vi.unstubAllGlobals())

const HIGHLANDS: Sales = {
  ...{ id: 1, name: 'Highlands', departure_start: '2027-05-24', departure_end: '2027-06-01', status: 'open' },
  ...{ capacity: 10, min_participants: 4, decision_on: '2027-05-03', length_kind: 'long', days_before: 35 },
  curve: [
    { days_before: 180, travelers: 0 },
    { days_before: 120, travelers: 1 },
    { days_before: 65, travelers: 2 },
    { days_before: 35, travelers: 2 },
  ],
  usual: [
    { days_before: 180, low: 0, median: 0, high: 0 },
    { days_before: 35, low: 3, median: 4.5, high: 6 },
    { days_before: 0, low: 5, median: 8, high: 10 },
  ],
  compared_count: 34,
  pace: 'behind',
}

const answer = (overrides: Partial<Sales> = {}) => {
  const fetch = vi.fn((path: string) =>
    Promise.resolve(Response.json({ ...HIGHLANDS, ...overrides, id: Number(/\d+/.exec(path)?.[0]) })),
  )
  vi.stubGlobal('fetch', fetch)
  return fetch
}
const show = (overrides: Partial<Sales> = {}) => {
  answer(overrides)
  render(<DepartureSales departureId={1} />)
}
const plain = (text: string | null | undefined) => (text ?? '').replace(/\s/g, ' ')

it('says what the band is and how the departure stands in it', async () => {
  show()
  expect(plain((await screen.findByText(/Bande claire/)).textContent)).toBe(
    'Bande claire : 9 départs sur 10 des deux dernières années, au même délai (34 départs de 7 jours ou plus, ramenés à 10 places). Ici, 2 inscrits contre 3 à 6.',
  )
  expect(screen.getByText('ventes en retard')).toBeVisible()
})

it('draws minimum, day of decision and today, and says them to who does not see the chart', async () => {
  show()
  const chart = await screen.findByRole('img', { name: /Inscrits selon les jours avant le départ/ })
  expect([...chart.querySelectorAll('text')].map(({ textContent }) => plain(textContent))).toEqual([
    ...['3 mai', '0', '10', '4', 'minimum 4', '180 j', '90 j', '0', '2', '35 j'],
  ])
  expect(plain(chart.querySelector('desc')?.textContent)).toBe(
    '2 inscrits sur 10 places, à 35 jours du départ. D’habitude, de 3 à 6. Minimum pour partir : 4. Décision au plus tard le 3 mai 2027.',
  )
})

it('names the day of leaving where today is that day, on the side where there is room', async () => {
  show({ days_before: 0, curve: [...HIGHLANDS.curve.slice(0, -1), { days_before: 0, travelers: 10 }] })
  const chart = await screen.findByRole('img')
  const labels = [...chart.querySelectorAll('text')]
  expect(labels.map(({ textContent }) => plain(textContent))).toEqual([
    ...['0', '10', '4', 'minimum 4', '180 j', '90 j', '10', 'jour J'],
  ])
  expect(labels.map((label) => label.getAttribute('text-anchor')).slice(-4)).toEqual(['start', 'middle', 'end', 'end'])
})

it('gives the figures month by month, and none for days to come', async () => {
  show()
  await userEvent.click(await screen.findByText('Les chiffres'))
  const rows = screen.getAllByRole('row', { hidden: true }).map(({ textContent }) => plain(textContent))
  expect(rows).toEqual([
    'Avant le départInscritsD’habitude',
    '180 jours00 à 0',
    '150 jours0on ne sait pas',
    '120 jours1on ne sait pas',
    '90 jours1on ne sait pas',
    '60 jours2on ne sait pas',
    '35 jours23 à 6',
    '30 joursà veniron ne sait pas',
    '0 jourà venir5 à 10',
  ])
})

it('says that too few have left to compare, and draws no band', async () => {
  show({ usual: [], compared_count: 7, pace: null })
  expect(plain((await screen.findByText(/Pas encore/)).textContent)).toBe(
    'Pas encore assez de départs pour comparer : 7 départs de 7 jours ou plus en deux ans, il en faut 20.',
  )
  expect(screen.getByRole('img').querySelector('.sales-chart__band')).toBeNull()
})

it('has no day of decision once the departure is confirmed', async () => {
  show({ status: 'confirmed' })
  expect(plain((await screen.findByRole('img')).textContent)).not.toContain('3 mai')
})

it('shows first, in the agenda, the one that sells worst, and the one that is chosen', async () => {
  const fetch = answer()
  const departures = [
    buildPlanned({ id: 3, name: 'Vercors', pace: 'on_pace' }),
    buildPlanned({ id: 4, name: 'Loire', pace: 'stalled' }),
    buildPlanned({ id: 5, name: 'Bréhat', status: 'canceled', pace: null }),
    buildPlanned({ id: 6, name: 'Apnée', departure_start: '2027-05-20', pace: null }),
  ]
  render(<PlanningSales departures={departures} today="2027-05-20" />)
  const card = within(screen.getByRole('region', { name: 'Ventes d’un départ' }))
  await card.findByRole('img')
  expect(fetch.mock.calls.map(([path]) => path)).toEqual(['/api/departures/4/sales'])
  expect(card.getAllByRole('option').map(({ textContent }) => plain(textContent))).toEqual([
    'Vercors, 14 juin',
    'Loire, 14 juin',
  ])
  await userEvent.selectOptions(card.getByRole('combobox'), '3')
  await vi.waitFor(() => {
    expect(fetch.mock.calls.at(-1)?.[0]).toBe('/api/departures/3/sales')
  })
  await card.findByRole('img')
})
