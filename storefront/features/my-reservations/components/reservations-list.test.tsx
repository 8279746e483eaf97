import { render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Reservation } from '@/contract/reservation-detail'
import { changeSession, resetSession } from '@/storefront/lib/session/store'
import { buildUser } from '@/storefront/lib/session/user.fixture'
import { buildReservation } from '../rules/build-reservation.fixture'
import { ReservationsList, ReservationsTitle } from './reservations-list'

const show = (list_reservations: Reservation[]) => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ list_reservations })))
  render(<ReservationsList googleReviewUrl="https://avis.example" />)
}

const card = async (name: string) => {
  const title = await screen.findByRole('heading', { name, level: 3 })
  return within(title.closest('article') ?? document.body)
}

beforeEach(() => {
  resetSession()
  changeSession({ isReady: true, status: 'logged in', user: buildUser() })
})
afterEach(() => vi.unstubAllGlobals())

describe('ReservationsList', () => {
  it('says that it is loading', () => {
    show([])
    expect(screen.getByText('Chargement de tes réservations…')).toBeVisible()
  })

  it('shows an upcoming trip with its date, badge, length, level and dashboard', async () => {
    show([buildReservation()])
    const trip = await card('Traversée du Vercors en bivouac')
    expect(trip.getByText(/Départ le 14\sjuin\s2027/)).toBeVisible()
    expect(trip.getByText('Confirmé')).toBeVisible()
    expect(trip.getByText(/5\sjours/)).toBeVisible()
    expect(trip.getByText(/3\/5/)).toBeVisible()
    expect(trip.queryByText('Profil participant à compléter')).toBeNull()
    expect(trip.getByRole('link', { name: /Accéder au dashboard/ }).getAttribute('href')).toBe('/my-expeditions/118')
    expect(trip.queryByRole('link', { name: /Google/ })).toBeNull()
  })

  it('offers its picture at every width, so that a small place loads a small one', async () => {
    show([buildReservation()])
    await card('Traversée du Vercors en bivouac')
    expect(document.querySelector('.resa__img img')?.getAttribute('srcset')).toContain('/media/vercors-320.webp 320w')
  })

  it('warns when a profile is incomplete, and does not say « Confirmé » too early', async () => {
    show([buildReservation({ is_confirmed: false, booking_state: 'unpaid', dashboard_completness: 99 })])
    const trip = await card('Traversée du Vercors en bivouac')
    expect(trip.getByText('Profil participant à compléter')).toBeVisible()
    expect(trip.queryByText('Confirmé')).toBeNull()
  })

  it.each([
    ['deposit_paid', 'Acompte reçu'],
    ['paid_awaiting', 'Tout est réglé, départ à confirmer'],
  ] as const)('says what is paid of one that is not confirmed: %s', async (booking_state, words) => {
    show([buildReservation({ is_confirmed: false, booking_state })])
    expect((await card('Traversée du Vercors en bivouac')).getByText(words)).toBeVisible()
  })

  it('says nothing of the payments of a trip that is over', async () => {
    show([buildReservation({ is_confirmed: false, booking_state: 'paid', reservation_status_front_end: 'Passed' })])
    expect((await card('Traversée du Vercors en bivouac')).queryByText(/réglé/)).toBeNull()
  })

  it('shows a departure of the guide like a trip, with the guide’s dashboard', async () => {
    show([buildReservation({ is_guide: true, reservation_id: -7, departure_id: 7 })])
    const trip = await card('Traversée du Vercors en bivouac')
    expect(trip.getByText('Confirmé')).toBeVisible()
    expect(trip.getByRole('link', { name: /Accéder au dashboard/ }).getAttribute('href')).toBe(
      '/my-expeditions/admin/7',
    )
  })

  it('asks an opinion of a past trip, never of a canceled one', async () => {
    show([
      buildReservation({ reservation_id: 1, name: 'Bréhat', reservation_status_front_end: 'Passed' }),
      buildReservation({ reservation_id: 2, name: 'Guara', reservation_status_front_end: 'Canceled' }),
      buildReservation({ reservation_id: -9, name: 'Lyngen', reservation_status_front_end: 'Passed', is_guide: true }),
    ])
    const past = await card('Bréhat')
    expect(past.getByRole('link', { name: /Donner mon avis sur Google/ }).getAttribute('href')).toBe(
      'https://avis.example',
    )
    expect(past.queryByRole('link', { name: /dashboard/ })).toBeNull()
    expect((await card('Lyngen')).getByRole('link', { name: /Donner mon avis sur Google/ })).toBeVisible()
    const canceled = await card('Guara')
    expect(canceled.queryByRole('link')).toBeNull()
    expect(screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)).toEqual([
      'Passées',
      'Annulées',
    ])
  })

  it('says when there is nothing, with the way to the trips', async () => {
    show([])
    expect(await screen.findByText(/Tu n’as pas de réservation en cours\s!/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Découvrir les aventures' }).getAttribute('href')).toBe('/expeditions')
  })
})

describe('ReservationsTitle', () => {
  const titleOf = async (list_reservations: Reservation[], title: string) => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ list_reservations })))
    render(<ReservationsTitle />)
    return screen.findByRole('heading', { level: 1, name: title })
  }

  it('is « Mes départs » for a guide who has booked nothing, and « Mes réservations » for all others', async () => {
    expect(await titleOf([buildReservation({ is_guide: true })], 'Mes départs')).toBeVisible()
  })

  it('stays « Mes réservations » for a guide who has booked a trip too', async () => {
    const both = [buildReservation({ is_guide: true }), buildReservation({ reservation_id: 9, is_guide: false })]
    const title = await titleOf(both, 'Mes réservations')
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(title.textContent).toBe('Mes réservations')
  })

  it('asks nothing for a visitor', () => {
    resetSession()
    const fetch = vi.fn()
    vi.stubGlobal('fetch', fetch)
    render(<ReservationsTitle />)
    expect(screen.getByRole('heading', { name: 'Mes réservations' })).toBeVisible()
    expect(fetch).not.toHaveBeenCalled()
  })
})
