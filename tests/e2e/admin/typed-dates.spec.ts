import type { Page } from '@playwright/test'
import { makeDeparture } from '../dashboard/make-trip'
import { openPanel } from '../fixtures/sign-in-panel'
import { expect, test } from '../fixtures/story'

let departure: Awaited<ReturnType<typeof makeDeparture>>

test.beforeEach(async ({ request }) => {
  departure = await makeDeparture(request)
})
test.afterEach(() => departure.cancel())

const days = async (page: Page) => {
  const answer = await page.request.get(`/api/departures/${String(departure.id)}?depth=0`)
  const { departure_start, departure_end } = (await answer.json()) as Record<string, string>
  return [departure_start?.slice(0, 10), departure_end?.slice(0, 10)]
}

const save = async (page: Page): Promise<void> => {
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok())
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await saved
}

test('days typed as the French write them are those that are saved', async ({ page }) => {
  test.slow()
  await openPanel(page, 'staff')
  await page.goto(`/admin/collections/departures/${String(departure.id)}`)
  const first = page.getByRole('textbox', { name: 'Premier jour' })
  const last = page.getByRole('textbox', { name: 'Dernier jour' })

  await first.fill('02/01/2028')
  await first.press('Tab')
  await expect(first).toHaveValue('2 janv. 2028')
  await last.fill('8 janvier 2028')
  await last.press('Tab')
  await expect(last).toHaveValue('8 janv. 2028')
  await save(page)
  expect(await days(page)).toEqual(['2028-01-02', '2028-01-08'])

  await first.fill('19/12/2027')
  await first.press('Tab')
  await expect(first).toHaveValue('19 déc. 2027')
  await last.fill('')
  await last.press('Tab')
  await save(page)
  // The length of the expedition.
  expect(await days(page)).toEqual(['2027-12-19', '2027-12-25'])
  await page.reload()
  await expect(first).toHaveValue('19 déc. 2027')
  await expect(last).toHaveValue('25 déc. 2027')
})
