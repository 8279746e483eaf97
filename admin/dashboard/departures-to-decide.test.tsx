import { render, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { DepartureToDecide } from '@/contract/desk'
import { DeparturesToDecide } from './departures-to-decide'

vi.mock('@payloadcms/ui', () => ({
  Link: ({ children, ...link }: { children: ReactNode; href: string }) => <a {...link}>{children}</a>,
}))
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime('2027-05-13T08:00:00Z')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const build = (id: number, change: Partial<DepartureToDecide> = {}): DepartureToDecide => ({
  ...{ id, name: 'Vercors', departure_start: '2027-06-02', decision_on: '2027-05-13' },
  ...{ min_participants: 4, firm_count: 2, margins: [] },
  ...change,
})
const show = (departures: DepartureToDecide[]) => {
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(Response.json({ departures }))),
  )
  render(<DeparturesToDecide />)
}
const plain = (text: string | null | undefined) => (text ?? '').replace(/\s/g, ' ')

it('names each cell, for a phone where the head of the table is away, and marks a decision that is late', async () => {
  const margins = [{ travelers: 2, margin_cents: -46_000 }]
  show([build(1, { decision_on: '2027-05-12', margins }), build(2)])
  const [late, today] = (await screen.findAllByRole('row')).slice(1)
  const cellsOf = (row: HTMLElement | undefined) =>
    row
      ? within(row)
          .getAllByRole('cell')
          .map((cell) => [cell.dataset['label'], plain(cell.textContent)])
      : []
  expect(cellsOf(late)).toEqual([
    ['Au plus tard', '12 mai 2027'],
    ['Inscrits', '2 sur 4. Encore 2 inscrits pour confirmer'],
    ['Résultat', 'à 2 : − 460 €'],
  ])
  expect(cellsOf(today).at(-1)).toEqual(['Résultat', 'Coûts à écrire dans l’aventure'])
  expect([...document.querySelectorAll('.agency__late')].map(({ textContent }) => plain(textContent))).toEqual([
    '12 mai 2027',
  ])
  expect(screen.getAllByRole('link')[0]).toHaveProperty('pathname', '/admin/collections/departures/1')
})

it('shows the first eight of many, and says how many there are', async () => {
  show(Array.from({ length: 11 }, (_, index) => build(index + 1)))
  expect(await screen.findByRole('button', { name: /^Voir les 11\slignes$/ })).toBeVisible()
  expect(screen.getAllByRole('rowheader')).toHaveLength(8)
})
