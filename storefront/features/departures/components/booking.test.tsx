import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { eventually } from '../../../../tests/component/eventually'
import type { OfferedDeparture } from '../rules/booking-choice'
import { buildDeparture } from '../rules/build-departure.fixture'
import { BookingBox } from './booking-box'
import { ChildFareLine } from './child-fare-line'
import { BookingOptions } from './booking-options'
import { BookingProvider } from './booking-provider'
import { departureFacts } from './departure-facts-by-number'
import { DeparturesList } from './departures-list'
import { TrainNote } from '@/storefront/parts/train-note'

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn(), refresh: vi.fn() }) }))

const JUNE = buildDeparture({ guide: { full_name: 'Maëlle' } })
const JULY = buildDeparture({
  id: 2,
  departure_start: '2027-07-12',
  departure_end: '2027-07-16',
  days: '12 au 16\u00a0juil.\u00a02027',
  price: 690,
  terms: ['Annulation gratuite jusqu’en juin.'],
  available_count: 1,
})
const AUGUST = buildDeparture({
  id: 3,
  departure_start: '2027-08-09',
  departure_end: '2027-08-13',
  available_count: 0,
  status: 'full',
})
const contact = { phone: '04 65 71 20 18', phone_e164: '+33465712018', opening_hours: 'Du lundi au vendredi' }

const show = (departures: OfferedDeparture[], childFare: { price: number; maxAge: number } | null = null) =>
  render(
    <BookingProvider departures={departures}>
      <DeparturesList
        expeditionId={1}
        facts={departureFacts(departures)}
        alerts={Object.fromEntries(
          departures.map(({ id }) => [
            id,
            <button key={id} type="button">
              M’alerter
            </button>,
          ]),
        )}
      />
      <BookingBox
        minPrice={590}
        childFare={childFare && { price: childFare.price, line: <ChildFareLine {...childFare} /> }}
        options={<BookingOptions options={[{ label: 'Nuit d’hôtel la veille', description: null, price: 65 }]} />}
        trainNote={<TrainNote figure={{ from: 'Paris', mode: 'train', trip_g: 6400, stay_g: 16_400 }} />}
        contact={contact}
      />
    </BookingProvider>,
  )

const box = () => within(screen.getByRole('complementary', { name: 'Réserver' }))
const total = () => box().getByText('Total').parentElement?.textContent
const combobox = () => box().getByRole<HTMLSelectElement>('combobox', { name: 'Départ' })

describe('departures and booking box', () => {
  it('opens on the departure that the search asked for', async () => {
    history.replaceState(null, '', '#depart=2027-07-12,1')
    show([JUNE, JULY, AUGUST])
    await eventually(() => expect(box().getByLabelText<HTMLSelectElement>('Départ').value).toBe('2'))
    history.replaceState(null, '', location.pathname)
  })

  it('says the places of each departure, « 1 place » and « Complet » included', () => {
    show([JUNE, JULY, AUGUST])
    const rows = screen.getAllByRole('listitem').map((row) => row.textContent)
    expect(rows[0]).toMatch(/6\s?places/)
    expect(rows[1]).toMatch(/1\s?place/)
    expect(rows[2]).toMatch(/Complet/)
  })

  it('opens on the first departure for two and adds up its price', () => {
    show([JUNE, JULY])
    expect(box().getByText('2')).toBeVisible()
    expect(total()).toMatch(/1\s?280\s?€/)
  })

  it('says what an announced price fell from, in the list and in the box of that departure alone', async () => {
    const reduction = { lowest_price_30_days: 690, from: '2027-05-01', until: '2027-05-12' }
    show([JUNE, { ...JULY, price: 640, reduction }])
    const words = 'Jusqu’au 12\u00a0mai, au lieu de 690\u00a0€, le plus bas des 30\u00a0jours d’avant'
    const [, row] = screen.getAllByRole('listitem')
    expect(row?.textContent).toContain(words)
    expect(box().queryByText(/le plus bas/)).toBeNull()
    await userEvent.click(within(row as HTMLElement).getByRole('button', { name: /Choisir/ }))
    expect(box().getByText(/le plus bas/).textContent).toBe(words)
    expect(box().getByText('690 €', { selector: 's' }).getAttribute('aria-hidden')).toBe('true')
  })

  it('takes the chosen departure into the box, with the travelers it has seats for', async () => {
    show([JUNE, JULY])
    await userEvent.click(screen.getByRole('button', { name: /Choisir le départ du 12/ }))
    expect(combobox().value).toBe('2')
    expect(total()).toMatch(/^Total690\s?€$/)
    expect(screen.getByRole('button', { name: /Choisi le départ du 12/, pressed: true })).toBeVisible()
  })

  it('never counts more travelers than seats', async () => {
    show([buildDeparture({ available_count: 3 })])
    const more = box().getByRole('button', { name: 'Un de plus' })
    await userEvent.click(more)
    await userEvent.click(more)
    expect(total()).toMatch(/1\s?920\s?€/)
  })

  it('offers an alert on a full departure, and does not let it be chosen', () => {
    show([JUNE, AUGUST])
    expect(screen.getByRole('button', { name: 'M’alerter' })).toBeVisible()
    expect(box().getByRole<HTMLOptionElement>('option', { name: /Complet/ }).disabled).toBe(true)
  })

  it('says when all departures are full', () => {
    show([AUGUST])
    expect(box().getByText(/Les prochains départs sont complets/)).toBeVisible()
  })

  it('says when there is no departure to come', () => {
    show([])
    expect(screen.getAllByText('Aucun départ à venir').length).toBeGreaterThan(0)
    expect(box().getByText(/590/)).toBeVisible()
  })
})

it('says beside the price how the chosen departure is canceled, and what may be added', async () => {
  show([JUNE, JULY])
  expect(box().getByText('Annulation gratuite jusqu’en mai.')).toBeVisible()
  expect(box().getByText(/Nuit d’hôtel la veille \(65\s€\)/)).toBeVisible()
  await userEvent.selectOptions(combobox(), '2')
  expect(box().getByText('Annulation gratuite jusqu’en juin.')).toBeVisible()
  expect(box().queryByText('Annulation gratuite jusqu’en mai.')).toBeNull()
})

it('says what a child pays, but where the chosen departure costs no more', async () => {
  show([JUNE, buildDeparture({ id: 2, price: 450 })], { price: 480, maxAge: 11 })
  expect(box().getByText(/Enfant \(moins de 12\sans\)\s:/).textContent).toMatch(/480\s€/)
  await userEvent.selectOptions(combobox(), '2')
  expect(box().queryByText(/Enfant/)).toBeNull()
})
