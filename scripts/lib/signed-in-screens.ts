import type { Page } from '@playwright/test'
import type { Cart } from '@/contract/cart'
import type { Departure } from '@/contract/expeditions'
import type { RosterParticipant } from '@/contract/guide-departures'
import type { FieldSheet } from '@/contract/guide-field'
import type { Reservation } from '@/contract/reservation-detail'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { addDays, daysBetween } from '@/domain/days/days'
import type { Screen } from './account-screens'

const BOOKED = 'traversee-du-vercors-en-bivouac'
const LIKED = [2, 5, 9, 14]
/** Trips that may have a departure to confirm beside a full one, by what was booked of late. */
const AWAITED = [
  'chiens-de-traineau-sous-les-aurores',
  'premiere-neige-en-laponie-finlandaise',
  'base-camp-en-chartreuse',
  'le-sarek-en-packraft',
]

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
  const awaited = await findAwaited(call)
  return [
    { name: 'favourites', path: '/mes-favoris', whole: true },
    { name: 'reservations', path: '/my-expeditions', whole: true },
    { name: 'account', path: '/my-account', whole: true },
    ...(awaited === undefined
      ? []
      : [{ name: 'departures-to-confirm', path: `/expeditions/${awaited}`, prepare: showDates }]),
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

/** The first of the trips that has both a departure to confirm, still to be decided, and a full one to wait for. */
const findAwaited = async (call: Call): Promise<string | undefined> => {
  const today = calendarDayInParis(new Date())
  for (const slug of AWAITED) {
    const departures = await call<Departure[]>('GET', `expeditions/${slug}/departures`)
    const isAwaited = departures.some(({ awaited }) => awaited !== null && awaited.decision_on >= today)
    if (isAwaited && departures.some(({ waitlist_count: waiting }) => waiting !== null)) return slug
  }
  return undefined
}

const showDates = async (page: Page) => {
  const refuse = page.getByRole('button', { name: 'Tout refuser' })
  if (await refuse.isVisible()) {
    await refuse.click()
    // Without the toast that says so.
    await page.reload()
  }
  await page.locator('#dates').evaluate((section) => {
    section.scrollIntoView()
  })
  await page.getByRole('button', { name: 'Me prévenir' }).first().waitFor()
}

/** Signs the demo's guide in, and says which departure there is to see. */
export const guideScreens = async (account: Account): Promise<Screen[]> => {
  const call = await signIn({ ...account, email: 'guide@lagopede.test' })
  const { list_reservations: trips } = await call<{ list_reservations: Reservation[] }>('GET', 'reservations')
  const led = trips.find(({ is_guide, reservation_status_front_end: state }) => is_guide && state === 'To come')
  if (!led) return []
  const id = String(led.departure_id)
  return [
    { name: 'roster', path: `/my-expeditions/admin/${id}`, whole: true },
    { name: 'guide-field', path: `/my-expeditions/terrain/${id}`, prepare: meetGroup, whole: true },
  ]
}

/**
 * The day of the meeting, with a group of six of whom four are there: the departure is the demo's, read as if it left today,
 * so that no days are moved and nobody's health is told.
 */
const meetGroup = async (page: Page) => {
  await page.route('**/api/v1/guide/departures/*/field?*', async (route) => {
    const real = (await (await route.fetch()).json()) as FieldSheet
    const today = calendarDayInParis(new Date())
    const { departure_start: start, departure_end: end } = real.departure
    const departure = {
      ...real.departure,
      departure_start: today,
      departure_end: addDays(today, daysBetween({ from: start, to: end })),
      days_before: 0,
      status: 'confirmed' as const,
      is_readable: true,
      readable_until: addDays(today, daysBetween({ from: start, to: end }) + 7),
      participants: GROUP,
    }
    const presence = GROUP.slice(0, 5).map(({ id }, index) => ({
      participant_id: id,
      state: index === 4 ? ('late' as const) : ('here' as const),
      at: new Date().toISOString(),
    }))
    await route.fulfill({ json: { ...real, departure, presence } satisfies FieldSheet })
  })
  await page.reload()
  await page.getByText('Inès Kaddour').first().waitFor()
}

const traveler = (id: number, change: Partial<RosterParticipant>): RosterParticipant => ({
  ...{
    id,
    position: 1,
    reservation_number: `LG-${String(id)}`,
    is_confirmed: true,
    is_unpaid: false,
    level_gap_accepted: false,
  },
  ...{ first_name: null, last_name: null, birth_date: '1991-05-06', email: null, phone: '+33639987108' },
  ...{ emergency_name: 'Karim Kaddour', emergency_phone: '+33639987103', diet: 'Rien à signaler', level: 3 },
  ...{ sizes: {}, completeness: 100 },
  ...change,
})

const GROUP = [
  traveler(1, { first_name: 'Camille', last_name: 'Rey', birth_date: '1995-02-11' }),
  traveler(2, { first_name: 'Hugo', last_name: 'Martel', birth_date: '1993-09-30', diet: 'Végétarien' }),
  traveler(3, { first_name: 'Inès', last_name: 'Kaddour', diet: 'Allergie grave aux noix' }),
  traveler(4, { first_name: 'Marc', last_name: 'Aubin', birth_date: '1968-07-19', level: 4 }),
  traveler(5, { first_name: 'Nina', last_name: 'Sorel', birth_date: '2000-12-02', diet: 'Asthmatique' }),
  traveler(6, { first_name: 'Lou', last_name: 'Bertin', birth_date: '1985-03-24', phone: null }),
]

/** Gives back what `customerScreens` took. */
export const leaveSeats = async (account: Account): Promise<void> => {
  const call = await signIn({ ...account, email: 'client@lagopede.test' })
  await call('DELETE', 'cart')
}

type Call = Awaited<ReturnType<typeof signIn>>
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
