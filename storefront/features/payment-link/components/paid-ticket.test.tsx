import { render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { changeSession, resetSession } from '@/storefront/lib/session/store'
import { buildUser } from '@/storefront/lib/session/user.fixture'
import { eventually } from '../../../../tests/component/eventually'
import { buildPayment } from '../rules/build-share.fixture'
import { PaidTicket } from './paid-ticket'

afterEach(() => vi.unstubAllGlobals())

const show = ({ id, status, isSignedIn = true }: { id: number; status: number; isSignedIn?: boolean }) => {
  resetSession()
  changeSession({ isReady: true, ...(isSignedIn && { status: 'logged in', user: buildUser() }) })
  const fetch = vi.fn(() => Promise.resolve(Response.json({ error: 'Cette réservation n’existe pas.' }, { status })))
  vi.stubGlobal('fetch', fetch)
  const detail = buildPayment({ state: 'paid', left: 0, reservation_id: id })
  render(<PaidTicket payment={{ detail, settled: null, isDown: false }} onPayRest={vi.fn()} />)
  return fetch
}

it('leads who booked to their reservation', async () => {
  show({ id: 7118, status: 200 })
  expect((await screen.findByRole('link', { name: 'Voir ma réservation' })).getAttribute('href')).toBe(
    '/my-expeditions/7118',
  )
})

it('shows no way into the booking of somebody else to who paid a part of it', async () => {
  const fetch = show({ id: 7119, status: 404 })
  await eventually(() => expect(fetch).toHaveBeenCalledOnce())
  expect(screen.getByText('Le reçu part par mail.')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Voir ma réservation' })).toBeNull()
})

it('asks for nothing where nobody is signed in', () => {
  const fetch = show({ id: 7120, status: 200, isSignedIn: false })
  expect(fetch).not.toHaveBeenCalled()
  expect(screen.queryByRole('link', { name: 'Voir ma réservation' })).toBeNull()
})
