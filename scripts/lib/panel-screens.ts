import type { Page } from '@playwright/test'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { addDays } from '@/domain/days/days'
import type { Screen } from './account-screens'

const REASON = 'Le risque d’avalanche est de 4 sur 5 sur tout le massif.'

type Account = { page: Page; siteUrl: string; password: string }

/** Signs the agency in to the panel, and says what there is to see. */
export const panelScreens = async ({ page, siteUrl, password }: Account): Promise<Screen[]> => {
  await page.goto(`${siteUrl}/admin/login`, { waitUntil: 'networkidle' })
  await page.locator('input[name=email]').fill('staff@lagopede.test')
  await page.locator('input[name=password]').fill(password)
  await page.locator('button[type=submit]').click()
  await page.waitForURL(/\/admin$/)
  const canceled = await findBooked({ page, siteUrl })
  return [
    { name: 'admin-dashboard', path: '/admin' },
    { name: 'admin-expeditions', path: '/admin/collections/expeditions' },
    { name: 'admin-expedition', path: '/admin/collections/expeditions/1' },
    { name: 'admin-departures', path: '/admin/collections/departures' },
    { name: 'agenda', path: '/admin/agenda', whole: true },
    ...(canceled === undefined
      ? []
      : [
          {
            name: 'cancel-departure',
            path: `/admin/collections/departures/${String(canceled)}`,
            prepare: fillWizard,
            part: '.wz',
          },
        ]),
  ]
}

/** The first departure in a month or later that some have booked, but not so many that its picture has no end. */
const findBooked = async ({ page, siteUrl }: Omit<Account, 'password'>): Promise<number | undefined> => {
  const asked = new URLSearchParams({
    'where[departure_start][greater_than]': addDays(calendarDayInParis(new Date()), 30),
    'where[seats_taken][greater_than_equal]': '4',
    'where[seats_taken][less_than_equal]': '6',
    'where[status][not_equals]': 'canceled',
    sort: 'departure_start',
    limit: '1',
    depth: '0',
  })
  const answer = await page.request.get(`${siteUrl}/api/departures?${String(asked)}`, { headers: { origin: siteUrl } })
  if (!answer.ok()) throw new Error(`GET departures: ${String(answer.status())}`)
  const { docs } = (await answer.json()) as { docs: Array<{ id: number }> }
  return docs[0]?.id
}

/** All that a cancellation would do, before the code is retyped: nothing is canceled. */
const fillWizard = async (page: Page) => {
  await page.getByRole('button', { name: 'Annuler ce départ' }).click()
  const wizard = page.getByRole('group', { name: 'Annuler ce départ' })
  await wizard.getByRole('radio', { name: /Circonstances exceptionnelles/ }).check()
  const reason = wizard.getByLabel('Ce qu’on en dit aux clients')
  await reason.fill(REASON)
  await reason.blur()
  // The mails are drawn anew with it.
  await wizard.locator('pre').filter({ hasText: REASON }).waitFor({ state: 'attached' })
  // A frame that was never near is not drawn.
  await wizard.locator('iframe').scrollIntoViewIfNeeded()
}
