import { randomInt } from 'node:crypto'
import { formatDays } from '@/domain/days/french-dates'
import { inDays } from '../../factories/departure'
import { axeFindings } from '../fixtures/axe-findings'
import { expect, hydrated, test } from '../fixtures/story'
import { bookForTwo, makeDeparture, TO_LAST_DAY } from './make-trip'

// A day of its own: what another story cancels meanwhile is no date to go to.
let days: number
let departures: Array<Awaited<ReturnType<typeof makeDeparture>>>

// Far enough for the first step of the fees.
test.beforeEach(async ({ request }) => {
  days = 75 + randomInt(400)
  departures = [
    await makeDeparture(request, { inDaysFromNow: 61 }),
    await makeDeparture(request, { inDaysFromNow: days }),
  ]
})
test.afterEach(async () => {
  for (const { cancel } of departures) await cancel()
})

test('the date is changed alone while that is free, for the difference that was read @everywhere', async ({ page }) => {
  const [from] = departures
  const { id } = await bookForTwo(page, from?.id ?? 0)
  await page.goto(`/my-expeditions/${String(id)}/changer`)
  await hydrated(page)
  await page.getByRole('radio', { name: /^Changer de date Sans frais jusqu’au/ }).check()
  const dates = page.getByRole('group', { name: 'Nouvelle date' })
  const [start, end] = [inDays(days).slice(0, 10), inDays(days + TO_LAST_DAY).slice(0, 10)]
  const name = new RegExp(`^${formatDays({ start, end }).replaceAll(/\s/g, '\\s')} .*même prix$`)
  await dates.getByRole('radio', { name }).check()
  await expect(page.getByRole('link', { name: /^Garder le/ })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: /^Passer au .* au même prix$/ }).click()
  await expect(page.getByRole('heading', { name: /2\splaces$/ })).toBeFocused()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('link', { name: 'Voir mon départ' }).click()
  await expect(page.getByRole('link', { name: 'Changer ou annuler' })).toBeVisible()
})
