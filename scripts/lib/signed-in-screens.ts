import type { Page } from '@playwright/test'
import type { Cart } from '@/contract/cart'
import type { Departure } from '@/contract/expeditions'
import type { Reservation } from '@/contract/reservations'
import type { Screen } from './account-screens'

const BOOKED = 'traversee-du-vercors-en-bivouac'
const LIKED = [2, 5, 9, 14]

type Account = { page: Page; siteUrl: string; password: string }

/** Signs the demo's customer in, with favourites and seats held for two, and says what there is to see. */
export const customerScreens = async (account: Account): Promise<Screen[]> => {
  const call = await signIn({ ...account, email: 'client@lagopede.test' })
  for (const expedition_id of LIKED) await call('POST', 'interests', { expedition_id })
  const departures = await call<Departure[]>('GET', `expeditions/${BOOKED}/departures`)
  const departure = departures.find(({ available_count }) => available_count >= 2)
  const { list_reservations: trips } = await call<{ list_reservations: Reservation[] }>('GET', 'reservations')
  const trip = trips.find(({ is_guide, reservation_status_front_end: state }) => !is_guide && state === 'To come')
  const cart = departure && (await call<Cart>('POST', 'cart', { departure_id: departure.id, travelers_count: 2 }))
  return [
    { name: 'favourites', path: '/mes-favoris', whole: true },
    { name: 'reservations', path: '/my-expeditions', whole: true },
    { name: 'account', path: '/my-account', whole: true },
    ...(trip
      ? [
          { name: 'dashboard', path: `/my-expeditions/${String(trip.reservation_id)}`, whole: true },
          {
            name: 'change-or-cancel',
            path: `/my-expeditions/${String(trip.reservation_id)}/changer`,
            prepare: openFees,
            whole: true,
          },
        ]
      : []),
    ...(cart
      ? [1, 2, 3].map((step) => ({
          name: `booking-${String(step)}`,
          path: `/reservations/${String(cart.id)}/${String(step)}`,
          whole: true,
        }))
      : []),
  ]
}

/** What canceling costs, step by step, before anything is chosen of who. */
const openFees = async (page: Page) => {
  await page.getByRole('radio', { name: /^Annuler / }).check()
  await page.locator('ol.fee').waitFor()
}

/** Signs the demo's guide in, and says which roster there is to see. */
export const guideScreens = async (account: Account): Promise<Screen[]> => {
  const call = await signIn({ ...account, email: 'guide@lagopede.test' })
  const { list_reservations: trips } = await call<{ list_reservations: Reservation[] }>('GET', 'reservations')
  const led = trips.find(({ is_guide, reservation_status_front_end: state }) => is_guide && state === 'To come')
  return led ? [{ name: 'roster', path: `/my-expeditions/admin/${String(led.departure_id)}`, whole: true }] : []
}

/** Gives back what `customerScreens` took. */
export const leaveSeats = async (account: Account): Promise<void> => {
  const call = await signIn({ ...account, email: 'client@lagopede.test' })
  await call('DELETE', 'cart')
}

type Method = 'GET' | 'POST' | 'DELETE'

const signIn = async ({ page, siteUrl, email, password }: Account & { email: string }) => {
  const send = async <Answer>(method: Method, path: string, data?: unknown, token?: string): Promise<Answer> => {
    const headers = { origin: siteUrl, ...(token !== undefined && { authorization: `Bearer ${token}` }) }
    const answer = await page.request.fetch(`${siteUrl}/api/v1/${path}`, { method, data, headers })
    if (!answer.ok()) throw new Error(`${method} ${path}: ${String(answer.status())}`)
    return (await answer.json()) as Answer
  }
  const { token } = await send<{ token: string }>('POST', 'auth/login', { email, password })
  return <Answer>(method: Method, path: string, data?: unknown) => send<Answer>(method, path, data, token)
}
