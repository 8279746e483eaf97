import type { Locator } from '@playwright/test'
import { formatLongDate } from '@/domain/days/french-dates'
import { inDays } from '../../factories/departure'
import { bookForTwo, makeDeparture } from '../dashboard/make-trip'
import { axeFindings } from '../fixtures/axe-findings'
import { as } from '../fixtures/as'
import { expect, test } from '../fixtures/story'

const FIRST_DAY = 37

let departure: Awaited<ReturnType<typeof makeDeparture>>

test.beforeEach(async ({ request }) => {
  departure = await makeDeparture(request, { minimum: 4, inDaysFromNow: FIRST_DAY })
})
test.afterEach(() => departure.cancel())

test('how a departure sells is drawn beside those that left, and told, where it is decided', async ({
  page,
  browser,
  baseURL,
}) => {
  const customer = await browser.newPage({ baseURL })
  await bookForTwo(customer, departure.id)
  await customer.close()
  await as(page.context(), 'staff')
  await page.goto(`/admin/collections/departures/${String(departure.id)}`)
  await readSales(page.getByRole('region', { name: 'Rythme des ventes' }))
  expect(await axeFindings(page, { within: ['.departure-sales'] })).toEqual([])

  await page.goto('/admin/agenda')
  const card = page.getByRole('region', { name: 'Ventes d’un départ' })
  await card.getByLabel('Départ à regarder').selectOption(String(departure.id))
  await readSales(card)
  expect(await axeFindings(page, { within: ['.planning__card--tall'] })).toEqual([])
})

/** The demo has more than twenty departures of a week that left: the band is there, and so is its word. */
const readSales = async (sales: Locator) => {
  const chart = sales.getByRole('img', { name: 'Inscrits selon les jours avant le départ' })
  await expect(chart).toContainText(
    new RegExp(
      `2\\sinscrits sur 6\\splaces, à ${String(FIRST_DAY)}\\sjours du départ\\. D’habitude, de \\d+ à \\d+\\.`,
    ),
  )
  await expect(chart).toContainText(`Décision au plus tard le ${formatLongDate(inDays(FIRST_DAY - 21).slice(0, 10))}.`)
  await expect(chart.locator('.sales-chart__band')).toBeAttached()
  await expect(sales.getByText(/Bande claire.*départs de 7\sjours ou plus.*Ici, 2\sinscrits contre \d/)).toBeVisible()
  await sales.getByText('Les chiffres').click()
  await expect(
    sales.getByRole('row', { name: new RegExp(`^${String(FIRST_DAY)}\\sjours 2 \\d+ à \\d+$`) }),
  ).toBeVisible()
}
