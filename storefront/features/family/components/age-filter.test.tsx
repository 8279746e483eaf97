import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import type { FamilyTrip } from '@/domain/search/family-ages'
import { AgedTrips } from './aged-trips'
import { AgeFilter } from './age-filter'

const trip = (id: number, more: Partial<FamilyTrip>): FamilyTrip => ({
  ...{ id, min: null, max: null, dayKm: null, dayUp: null, nights: [] },
  ...more,
})

const FAMILY = [trip(1, { min: 6, dayKm: 5, nights: ['Ferme'] }), trip(2, { min: 10, dayKm: 12, nights: ['Refuge'] })]
const ALONE = [trip(3, { min: 8, max: 12 })]

const listOf = (trips: FamilyTrip[]) =>
  trips.map(({ id, min, max }) => ({ id, min, max, card: <article>Aventure {id}</article> }))

const show = (search = '') => {
  window.history.replaceState(null, '', `/en-famille${search}`)
  return render(
    <AgeFilter trips={[...FAMILY, ...ALONE]} target="departs">
      <section aria-label="En famille">
        <AgedTrips trips={listOf(FAMILY)} />
      </section>
      <section aria-label="Sans les parents">
        <AgedTrips trips={listOf(ALONE)} />
      </section>
    </AgeFilter>,
  )
}

const slider = () => screen.getByRole('slider', { name: 'Quel âge a le plus petit du groupe\u00a0?' })
const choose = (value: number) => fireEvent.change(slider(), { target: { value: String(value) } })
const shown = () => screen.getAllByRole('article').map(({ textContent: text }) => text)

beforeEach(() => vi.useRealTimers())

it('shows every trip until an age is chosen', () => {
  show()
  expect(shown()).toEqual(['Aventure 1', 'Aventure 2', 'Aventure 3'])
  expect(slider().getAttribute('aria-valuetext')).toBe('Tous les âges')
  expect(screen.getByRole('link', { name: /^Voir les 3\saventures$/ }).getAttribute('href')).toBe('#departs')
  expect(screen.getByRole('status').textContent).toBe('')
})

it('keeps the trips that take the youngest, and says what they have in common', () => {
  show()
  choose(9)
  expect(shown()).toEqual(['Aventure 1', 'Aventure 3'])
  expect(slider().getAttribute('aria-valuetext')).toBe('9\u00a0ans')
  expect(screen.getByText('5 km')).toBeVisible()
  expect(screen.getByText('Ferme')).toBeVisible()
  expect(screen.getByRole('status').textContent).toBe('2\u00a0aventures ouvertes à 9\u00a0ans')
  choose(6)
  expect(screen.getByRole('link', { name: 'Voir l’aventure' })).toBeVisible()
  choose(12)
  expect(screen.getByText('5 à 12 km')).toBeVisible()
  expect(screen.getByText('Ferme ou refuge')).toBeVisible()
})

it('says where nothing takes them, with a way out', async () => {
  show('?age=13')
  const alone = within(screen.getByRole('region', { name: 'Sans les parents' }))
  expect(alone.getByText('Rien ici pour 13 ans.')).toBeVisible()
  await userEvent.click(alone.getByRole('button', { name: 'Voir tous les âges' }))
  expect(shown()).toHaveLength(3)
  choose(5)
  expect(screen.getByText(/la première l’est à 6\sans/)).toBeVisible()
  expect(screen.queryByRole('link', { name: /Voir/ })).toBeNull()
  const form = within(screen.getByRole('form', { name: 'Choisir selon l’âge' }))
  await userEvent.click(form.getByRole('button', { name: 'Voir tous les âges' }))
  expect(shown()).toHaveLength(3)
  expect(document.activeElement).toBe(slider())
})

it('has the age in its address, once it rests, beside what else that says', () => {
  vi.useFakeTimers()
  show('?utm_source=mail&age=7#departs')
  expect(slider().getAttribute('aria-valuetext')).toBe('7\u00a0ans')
  const written = vi.spyOn(window.history, 'replaceState')
  for (const age of [8, 9, 10]) choose(age)
  act(() => void vi.advanceTimersByTime(500))
  expect(written).toHaveBeenCalledTimes(1)
  expect(location.search + location.hash).toBe('?utm_source=mail&age=10#departs')
  choose(3)
  act(() => void vi.advanceTimersByTime(500))
  expect(location.search).toBe('?utm_source=mail')
  written.mockRestore()
})

it.each(['?age=3', '?age=18', '?age=sept', '?age=', '?age=7.5'])('knows no such age as %s', (search) => {
  show(search)
  expect(shown()).toHaveLength(3)
})
