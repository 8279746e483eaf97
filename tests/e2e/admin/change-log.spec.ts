import { bookForTwo, makeDeparture } from '../dashboard/make-trip'
import { as } from '../fixtures/as'
import { expect, test } from '../fixtures/story'
import { typeInForm } from '../fixtures/type-in-form'

// A refused correction is answered by 400.
test.use({ expectedErrors: [/status of 400/] })

let departure: Awaited<ReturnType<typeof makeDeparture>>

test.beforeEach(async ({ request }) => {
  departure = await makeDeparture(request)
})
test.afterEach(() => departure.cancel())

test('what the staff changes is in the log, before and after, with its author', async ({ page }) => {
  test.slow()
  await as(page.context(), 'staff')
  await page.goto(`/admin/collections/departures/${String(departure.id)}`)
  await page.getByRole('spinbutton', { name: 'Capacité' }).fill('9')
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok())
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  const { doc } = (await (await saved).json()) as { doc: { title: string } }

  await page.goto(`/admin/collections/change-log?search=${encodeURIComponent(doc.title)}`)
  const row = page.getByRole('row').filter({ hasText: 'Capacité\u00a0: 6 → 9' }).first()
  await expect(row).toContainText('Modification')
  await expect(row).toContainText('Noé Arpin')
  const line = await row.getByRole('link').first().getAttribute('href')
  await page.goto(line ?? '')
  await expect(page.getByRole('row', { name: 'Capacité 6 9' })).toBeVisible()
  await page.getByRole('link', { name: 'Ouvrir ce dont il s’agit' }).click()
  await expect(page.getByRole('spinbutton', { name: 'Capacité' })).toHaveValue('9')
})

test('a traveler is corrected by the agency, and the history of the booking says so', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const customer = await browser.newPage({ ...(baseURL && { baseURL }) })
  const { id } = await bookForTwo(customer, departure.id)
  await customer.close()

  await as(page.context(), 'staff')
  await page.goto(`/admin/collections/reservations/${String(id)}`)
  const travelers = page.getByRole('table').filter({ hasText: 'Date de naissance' })
  await travelers.getByRole('row').nth(1).getByRole('button').click()
  const drawer = page.getByRole('dialog')
  const phone = drawer.getByLabel('Téléphone', { exact: true })
  await typeInForm(page, { type: () => phone.fill('061234567'), held: '061234567' })
  await drawer.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(drawer.getByText(/^Le numéro est incomplet ou invalide/)).toBeVisible()
  await expect(page.locator('.toast-error')).toContainText('Téléphone')
  await phone.fill('06 12 34 56 78')
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok())
  await drawer.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await saved
  await expect(phone).toHaveValue('+33612345678')
  await page.goto(`/admin/collections/reservations/${String(id)}`)
  const desk = page.getByRole('region', { name: 'Suivi de la réservation' })
  await expect(desk.getByText('corrigé par l’agence\u00a0: téléphone')).toBeVisible()
})
