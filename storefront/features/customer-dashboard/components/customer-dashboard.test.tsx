import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildBookedExpedition } from '@/contract/booked-expedition.fixture'
import { queryClient } from '@/storefront/lib/api/query-client'
import { savedTownKey } from '@/storefront/lib/storage/own-town'
import { buildTripCarbon } from '@/storefront/lib/trains/trip-carbon.fixture'
import { changeSession, resetSession } from '@/storefront/lib/session/store'
import { buildUser } from '@/storefront/lib/session/user.fixture'
import { ToastRegion } from '@/storefront/ui/toast-region'
import { buildReservationDetail } from '../../../../tests/factories/reservation-detail'
import { CustomerDashboard } from './customer-dashboard'

// The windows are loaded when they open.
const LAZY = { timeout: 15_000 }

const OPERATORS = [
  { name: 'Rail', url: 'https://rail.example/{from}/{to}/{date}' },
  { name: 'Accueil', url: 'https://accueil.example/' },
]

const show = (change: Parameters<typeof buildReservationDetail>[0] = {}) => {
  render(
    <>
      <CustomerDashboard reservation={buildReservationDetail(change)} operators={OPERATORS} />
      <ToastRegion />
    </>,
  )
}

const answerWith = (...answers: Array<{ status?: number; body: unknown }>) => {
  const fetch = vi.fn((_address: string, _init?: RequestInit) => {
    const { status = 200, body } = answers.shift() ?? { status: 500, body: {} }
    return Promise.resolve(Response.json(body, { status }))
  })
  // No card is kept for the balance: that is asked as the page opens.
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) =>
    address.endsWith('/saved-card') ? Promise.resolve(Response.json({ card: null })) : fetch(address, init),
  )
  return fetch
}

const region = (name: string) => within(screen.getByRole('region', { name }))

// Loaded before, so that no test waits for the windows.
beforeAll(() => import('./participant-drawer'))
beforeEach(() => {
  changeSession({ isReady: true, status: 'logged in', user: buildUser() })
  queryClient().setQueryData(['payment-means'], { card: null })
  queryClient().setQueryData(savedTownKey(buildUser().id), { saved: null })
})
afterEach(() => {
  vi.unstubAllGlobals()
  resetSession()
})

describe('CustomerDashboard', () => {
  it.each([
    ['the deposit', { paid: 387.75 }, 'Acompte reçu'],
    ['all', { paid: 1292.5 }, 'Tout est réglé, départ à confirmer'],
  ])('says in its head that %s is paid, while the departure waits for travelers', (_what, sums, words) => {
    show({
      status: 'pending',
      awaited: { missing_count: 2, decision_on: '2099-05-07' },
      departure_date: '2099-06-14',
      ...sums,
    })
    expect(within(screen.getByRole('banner')).getByText(words)).toBeVisible()
    expect(screen.queryByText('En attente de règlement')).toBeNull()
  })

  it('counts the days and says what is left to do', () => {
    show()
    expect(screen.getByText('42 jours')).toBeVisible()
    expect(screen.getByRole('img', { name: 'Profils complets à 94\u00a0%' })).toBeVisible()
    expect(region('Encore une chose').getByText('Il manque la pointure de Hugo')).toBeVisible()
  })

  it.each([
    ['2999-06-14', '2999-06-06', /^Encore 2\sinscrits pour confirmer, décision le 6\sjuin$/],
    ['2999-06-14', '2020-06-06', 'Départ à confirmer'],
    ['2020-06-14', '2020-06-06', null],
  ])('leaving on %s, decided on %s, says of the departure: %s', (departure_date, decision_on, text) => {
    show({ departure_date, awaited: { missing_count: 2, decision_on } })
    const said = within(screen.getByRole('banner')).queryByText(text ?? /confirmer|décision/)
    expect(said !== null).toBe(text !== null)
  })

  it('says what is paid, what is due and where to', () => {
    show()
    const payments = region('Règlement')
    expect(payments.getByText('Reçu, merci')).toBeVisible()
    expect(payments.getByText('Avant le 15 mai 2027')).toBeVisible()
    expect(payments.getByText('FR76 3000 4000 0312 3456 7890 143')).toBeVisible()
  })

  it('opens the form of who misses something, keeps what was typed when refused, and shows what was saved', async () => {
    const saved = buildReservationDetail({ dashboard_completness: 100 })
    const fetch = answerWith(
      {
        status: 422,
        body: { error: 'Non', errors: [{ field: 'participants.0.sizes.shoe_eu', message: 'Trop petit' }] },
      },
      { body: saved },
    )
    show()
    await userEvent.click(screen.getByRole('button', { name: /Compléter.*Tailles/ }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Le profil de Hugo' }, LAZY))
    await userEvent.type(drawer.getByLabelText('Pointure'), '42')
    await userEvent.click(drawer.getByRole('button', { name: 'Enregistrer' }))
    expect(await drawer.findByText('Trop petit')).toBeVisible()
    expect(drawer.getByLabelText<HTMLInputElement>('Pointure').value).toBe('42')
    await userEvent.click(drawer.getByRole('button', { name: 'Enregistrer' }))
    expect(await screen.findByRole('img', { name: 'Profils complets à 100\u00a0%' })).toBeVisible()
    const sent = JSON.parse(fetch.mock.calls[0]?.[1]?.body as string) as { participants: unknown[] }
    expect(sent.participants).toEqual([expect.objectContaining({ position: 2, sizes: { shoe_eu: '42' } })])
  })

  it('takes a tick back when it could not be saved', async () => {
    answerWith({ status: 500, body: { error: 'Une erreur est survenue.' } })
    show()
    const bag = region('Dans le sac')
    const thing = bag.getByRole<HTMLInputElement>('checkbox', { name: 'Sac de 50 à 60 litres' })
    await userEvent.click(thing)
    expect(await screen.findByText('Une erreur est survenue.')).toBeVisible()
    expect(thing.checked).toBe(false)
  })

  it.each([
    ['each day', 42, [/^Jusqu’au 14\smai\s2027/, /^Ensuite/]],
    ['no day that is over', 20, [/^Désormais/]],
  ])('says of its cancellation %s', (_case, days_before, said) => {
    show({ days_before })
    const steps = region('Si tes plans changent').getAllByRole('listitem')
    expect(steps.map(({ textContent }) => textContent)).toEqual(
      said.map((words): unknown => expect.stringMatching(words)),
    )
  })

  it('leads to where tickets there and back are looked for, from the city that is chosen', async () => {
    const journey = (city: string, duration: string) => ({
      ...{ city, duration },
      legs: [{ time: '13 h 09', place: city, note: null }],
    })
    show({
      expedition: buildBookedExpedition({ station: 'Gare de Die', rail_station: 'Grenoble' }),
      journeys: [journey('Paris', '3 h'), journey('Lyon', '28 h, une nuit à bord')],
      departure_date: '2027-06-14',
      departure_end: '2027-06-18',
    })
    const train = region('Ton trajet en train')
    const hrefs = () => train.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(hrefs()).toEqual([
      'https://rail.example/Paris/Grenoble/2027-06-14',
      'https://accueil.example/',
      'https://rail.example/Grenoble/Paris/2027-06-18',
    ])
    await userEvent.click(train.getByRole('button', { name: 'Lyon' }))
    // A night on the way: one leaves the day before, and nobody knows of the train back.
    expect(hrefs()).toEqual(['https://rail.example/Lyon/Grenoble/2027-06-13', 'https://accueil.example/'])
    expect(train.getByText(/^Chercher ton billet de Lyon à Grenoble, le 13\sjuin$/)).toBeVisible()
  })

  it('counts the train from the town of the order, first of those to choose from', async () => {
    const from = { code: '35238', name: 'Rennes', is_default: false }
    const asked = answerWith({ body: buildTripCarbon({ from, from_station: 'Rennes' }) })
    const figure = { grams: 6_000, low: 5_000, high: 8_000 }
    show({
      carbon: { from, version: '4.1', mode: 'train', minutes: 310, trip: figure, stay: figure },
      departure_date: '2027-06-14',
      departure_end: '2027-06-18',
    })
    const train = region('Ton trajet en train')
    expect(await train.findByRole('list', { name: /^Trajet en train depuis Rennes, 5\sh\s10$/ })).toBeVisible()
    expect(asked.mock.calls.map(([address]) => address)).toEqual(['/api/v1/expeditions/3/carbon?from=35238'])
    expect(train.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)).toEqual(['Rennes'])
    expect(train.getAllByRole('link', { name: /^Rail/ }).map((link) => link.getAttribute('href'))).toEqual([
      'https://rail.example/Rennes/Grenoble/2027-06-14',
      'https://rail.example/Grenoble/Rennes/2027-06-18',
    ])
    expect(train.getByRole('button', { name: 'Une autre ville' })).toBeVisible()
  })

  it('reads where trains lead to in what the agency wrote, where nobody named the station', () => {
    show({ expedition: buildBookedExpedition({ station: 'Gare de Die, puis navette', rail_station: null }) })
    expect(region('Ton trajet en train').getByText(/^Chercher ton billet de \S+ à Die, /)).toBeVisible()
  })

  it('leads to what may be changed, as long as something may', () => {
    show()
    const link = screen.getByRole('link', { name: 'Changer ou annuler' })
    expect(link.getAttribute('href')).toBe('/my-expeditions/42/changer')
  })

  it('asks for an opinion once the trip is over', () => {
    show({ reservation_status_front_end: 'Passed', days_before: -9, can_cancel: false })
    expect(screen.getByRole('link', { name: 'Donner mon avis' }).getAttribute('href')).toBe('/my-expeditions/42/avis')
    expect(screen.queryByRole('button', { name: /Modifier/ })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Changer ou annuler' })).toBeNull()
  })
})
