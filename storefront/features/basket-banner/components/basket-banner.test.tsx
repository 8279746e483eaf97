import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Cart } from '@/contract/cart'
import { changeSession, readSession, resetSession } from '@/storefront/lib/session/store'
import { buildUser } from '@/storefront/lib/session/user.fixture'
import { eventually } from '../../../../tests/component/eventually'
import { BasketBanner } from './basket-banner'

const route = vi.hoisted(() => ({ path: '/' }))
vi.mock('next/navigation', () => ({ usePathname: () => route.path }))

const CART: Cart = {
  id: 41,
  expedition_main_photo: '/media/dolomites-640.webp',
  expedition_name: 'Via ferrata et refuges des Dolomites de Brenta',
  departure_start: '2027-06-21',
  departure_end: '2027-06-27',
  reservation_travelers_count: 2,
  total: 2240,
  hold_expires_at: null,
}

const show = (cart: Partial<Cart> | null = {}) => {
  const fetch = vi.fn((_address: string) => Promise.resolve(Response.json(cart && { ...CART, ...cart })))
  vi.stubGlobal('fetch', fetch)
  render(<BasketBanner />)
  return fetch
}
const banner = async () => within(await screen.findByRole('complementary', { name: 'Réservation en cours' }))

beforeEach(() => {
  localStorage.clear()
  route.path = '/'
  resetSession()
  changeSession({ isReady: true, status: 'logged in', user: buildUser({ phone: '+33639981234' }) })
})
afterEach(() => vi.unstubAllGlobals())

describe('BasketBanner', () => {
  it('leads back to the booking, with its trip, dates, travelers and total', async () => {
    show()
    const link = (await banner()).getByRole('link')
    expect(link.getAttribute('href')).toBe('/reservations/41/1')
    expect(link.textContent.replaceAll('\u00a0', ' ')).toBe(
      'Termine ta réservation, Camille !Via ferrata et refuges des Dolomites de ...21 au 27 juin 2027, 2 personnes, 2 240 €',
    )
  })

  it('says « personne » for one', async () => {
    show({ reservation_travelers_count: 1 })
    expect((await banner()).getByRole('link').textContent).toContain('1\u00a0personne, ')
  })

  it('shows nothing without a cart, and asks for none when nobody is signed in', async () => {
    const asked = show(null)
    await eventually(() => expect(readSession().cart).toBeNull())
    expect(asked).toHaveBeenCalledOnce()
    expect(screen.queryByRole('complementary')).toBeNull()
    resetSession()
    changeSession({ isReady: true })
    expect(show()).not.toHaveBeenCalled()
  })

  it.each(['/reservations/41/2', '/payer', '/carte-offerte'])(
    'is not shown on %s, where one books and pays',
    async (path) => {
      route.path = path
      show()
      await eventually(() => expect(readSession().cart).toEqual(CART))
      expect(screen.queryByRole('complementary')).toBeNull()
    },
  )

  it('is hidden once closed, and never shows again after the second time', async () => {
    show()
    await userEvent.click((await banner()).getByRole('button', { name: 'Fermer' }))
    expect(screen.queryByRole('complementary')).toBeNull()
    expect(localStorage.getItem('closedBasketNumber')).toBe('1')

    show()
    await userEvent.click((await banner()).getByRole('button', { name: 'Fermer' }))
    expect(localStorage.getItem('closedBasketNumber')).toBe('2')

    show()
    expect(screen.queryByRole('complementary')).toBeNull()
  })

  it('opens the phone popup above 990 €, for who gave no number', async () => {
    changeSession({ user: buildUser({ phone: null }) })
    show()
    await banner()
    expect(readSession().phonePopup).toBe('cart')
  })

  it('does not open it at 990 €', async () => {
    changeSession({ user: buildUser({ phone: null }) })
    show({ total: 990 })
    await banner()
    expect(readSession().phonePopup).toBeNull()
  })
})
