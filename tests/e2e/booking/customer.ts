import type { Page } from '@playwright/test'
import { as } from '../fixtures/as'
import { expect } from '../fixtures/story'

/** A trip with many departures, which no other story books. */
export const TRIP = '/expeditions/canoe-sur-la-loire-sauvage'

export type Customer = {
  email: string
  password: string
  /** Holds seats of a departure with room, as the product page does; answers the cart's number. Of that trip, or that departure. */
  takeSeats: (travelers: number, of?: { trip?: string; departure?: number }) => Promise<number>
  countReservations: () => Promise<number>
  /** Gives back every seat: the demo is left as it was found. */
  leave: () => Promise<void>
}

type Departure = { id: number; available_count: number }
type Reservation = { reservation_id: number; reservation_status_front_end: string }

/** A new customer, of whom this browser is signed in and whose address is proven unless said otherwise. */
export const openCustomer = async (page: Page, { isProven = true } = {}): Promise<Customer> => {
  const { email, password, token } = await as(page.context(), { isProven })
  const call = async (method: 'GET' | 'POST' | 'DELETE', path: string, data?: unknown) => {
    const headers = { authorization: `Bearer ${token}` }
    const response = await page.request.fetch(`/api/v1/${path}`, { method, data, headers })
    expect(response.ok(), `${method} ${path}: ${await response.text()}`).toBe(true)
    return (await response.json()) as unknown
  }
  const list = async () => {
    const { list_reservations } = (await call('GET', 'reservations')) as { list_reservations: Reservation[] }
    return list_reservations
  }
  return {
    email,
    password,
    takeSeats: async (travelers, { trip = TRIP, departure: chosen } = {}) => {
      const departures = (await call('GET', `${trip.slice(1)}/departures`)) as Departure[]
      // The one with the most room: other stories book at the same time.
      const [departure] = departures.toSorted((one, other) => other.available_count - one.available_count)
      const body = { departure_id: chosen ?? departure?.id, travelers_count: travelers }
      const { id } = (await call('POST', 'cart', body)) as { id: number }
      return id
    },
    countReservations: async () => (await list()).length,
    leave: async () => {
      await call('DELETE', 'cart').catch(() => undefined)
      for (const { reservation_id: id, reservation_status_front_end: status } of await list()) {
        if (status !== 'To come') continue
        const path = `reservations/${String(id)}`
        const { fee } = (await call('GET', `${path}/cancellation`)) as { fee: number }
        await call('POST', `${path}/cancel`, { fee })
      }
    },
  }
}
