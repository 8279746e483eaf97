import type { Page } from '@playwright/test'
import { makeDeparture } from '../dashboard/make-trip'
import { as } from '../fixtures/as'
import { expect, test } from '../fixtures/story'

let departure: Awaited<ReturnType<typeof makeDeparture>>

test.beforeEach(async ({ request }) => {
  departure = await makeDeparture(request)
})
test.afterEach(() => departure.cancel())

/** Saves, and answers the days that are kept. */
const save = async (page: Page) => {
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok())
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  const { doc } = (await (await saved).json()) as { doc: { departure_start: string; departure_end: string } }
  return [doc.departure_start.slice(0, 10), doc.departure_end.slice(0, 10)]
}

test('days typed as the French write them are those that are saved', async ({ page }) => {
  test.slow()
  await as(page.context(), 'staff')
  await page.goto(`/admin/collections/departures/${String(departure.id)}`)
  const first = page.getByRole('textbox', { name: 'Premier jour' })
  const last = page.getByRole('textbox', { name: 'Dernier jour' })

  // Years away: the guide of the trip leads no other departure there.
  await first.fill('02/01/2039')
  await first.press('Tab')
  await expect(first).toHaveValue('2 janv. 2039')
  // As long as the trip, which the save holds it to.
  await last.fill('10 janvier 2039')
  await last.press('Tab')
  await expect(last).toHaveValue('10 janv. 2039')
  expect(await save(page)).toEqual(['2039-01-02', '2039-01-10'])

  await first.fill('19/12/2038')
  await first.press('Tab')
  await expect(first).toHaveValue('19 déc. 2038')
  await last.fill('')
  await last.press('Tab')
  // The nine days of the expedition.
  expect(await save(page)).toEqual(['2038-12-19', '2038-12-27'])
  await page.reload()
  await expect(first).toHaveValue('19 déc. 2038')
  await expect(last).toHaveValue('27 déc. 2038')
})
