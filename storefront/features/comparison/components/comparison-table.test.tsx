import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { buildComparedTrip } from '../rules/compared-trip.fixture'
import { ComparisonTable } from './comparison-table'

const trips = [
  buildComparedTrip(),
  buildComparedTrip({
    expedition: { id: 2, slug: 'alpes', name: 'Tour des Alpes', min_price: 980, duration_days: 8 },
    departures: [
      { departure_start: '2027-06-14', departure_end: '2027-06-21', available_count: 4, sales_closed: false },
      { departure_start: '2027-07-12', departure_end: '2027-07-19', available_count: 4, sales_closed: false },
    ],
  }),
]

const show = (asked: { start?: string; travelers?: number } = {}) =>
  render(
    <ComparisonTable
      trips={trips}
      from={{ name: 'Lyon' }}
      comparison={{ trips: ['vercors', 'alpes'], from: '69123', ...asked }}
    />,
  )

describe('the table of a comparison', () => {
  it('has a column for each trip, with a way to its dates and a way out that keeps the town', () => {
    show()
    const heads = screen.getAllByRole('columnheader')
    expect(heads).toHaveLength(2)
    const out = screen.getByRole('link', { name: 'Retirer Traversée du Vercors du comparatif' })
    expect(out.getAttribute('href')).toBe('/comparer?trips=alpes&from=69123')
    expect(screen.getByRole('link', { name: /^Voir les dates, Tour des Alpes/ }).getAttribute('href')).toBe(
      '/expeditions/alpes#dates',
    )
  })

  it('leads to the departure that is looked for, and keeps what is asked', () => {
    show({ start: '2027-07-01', travelers: 2 })
    expect(screen.getByRole('link', { name: /^Voir les dates, Tour des Alpes/ }).getAttribute('href')).toBe(
      '/expeditions/alpes#depart=2027-07-12,2',
    )
    expect(screen.getByRole('link', { name: /^Voir les dates, Traversée/ }).getAttribute('href')).toBe(
      '/expeditions/vercors#dates',
    )
    const out = screen.getByRole('link', { name: 'Retirer Tour des Alpes du comparatif' })
    expect(out.getAttribute('href')).toBe('/comparer?trips=vercors&from=69123&start=2027-07-01&travelers=2')
  })

  it('names each row, and marks the lowest of it alone', () => {
    show()
    const row = screen.getByRole('row', { name: /^Prix par personne/ })
    const cells = within(row).getAllByRole('cell')
    expect(cells.map((cell) => cell.hasAttribute('data-best'))).toEqual([true, false])
    expect(screen.getByRole('row', { name: /^Pays/ }).hasAttribute('data-same')).toBe(true)
    expect(screen.getByRole('row', { name: /^En train depuis Lyon/ })).toBeVisible()
  })
})
