import { as } from '../fixtures/as'
import { axeFindings } from '../fixtures/axe-findings'
import { expect, hydrated, test } from '../fixtures/story'
import { bookForTwo, makeDeparture } from './make-trip'

let departure: Awaited<ReturnType<typeof makeDeparture>>

test.beforeEach(async ({ request }) => {
  departure = await makeDeparture(request)
})
test.afterEach(() => departure.cancel())

test('a guide sees who comes, and reminds who has not told all @everywhere', async ({ page, browser, baseURL }) => {
  const customer = await browser.newPage({ baseURL: baseURL ?? '' })
  const { id, token } = await bookForTwo(customer, departure.id)
  const saved = await customer.request.patch(`/api/v1/reservations/${String(id)}/participants`, {
    headers: { authorization: `Bearer ${token}` },
    data: {
      participants: [
        {
          position: 1,
          first_name: 'Inès',
          last_name: 'Kaddour',
          email: 'ines@lagopede.test',
          diet: 'Allergie aux noix',
          emergency_name: 'Karim Kaddour',
          emergency_phone: '06 39 98 71 04',
        },
      ],
    },
  })
  expect(saved.status()).toBe(200)
  await customer.close()

  await as(page.context(), 'guide')
  await page.goto(`/my-expeditions/admin/${String(departure.id)}`)
  await hydrated(page)
  const group = page.getByRole('region', { name: 'Le groupe' })
  await expect(group.getByText('Inès Kaddour').filter({ visible: true })).toBeVisible()
  await expect(group.getByText('Allergie aux noix').filter({ visible: true })).toBeVisible()
  const call = group.getByRole('link', { name: /06.39.98.71.04/ }).filter({ visible: true })
  await expect(call).toHaveAttribute('href', 'tel:+33639987104')
  await expect(page.getByText('2 / 6')).toBeVisible()

  await group.getByRole('button', { name: 'À relancer (2)' }).click()
  await group.getByRole('button', { name: 'Relancer Inès Kaddour' }).filter({ visible: true }).click()
  await expect(page.getByText('Rappel envoyé à ines@lagopede.test.')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
})

test('the departure prints as a sheet', async ({ page, browser, baseURL }) => {
  const customer = await browser.newPage({ baseURL: baseURL ?? '' })
  await bookForTwo(customer, departure.id)
  await customer.close()
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await as(page.context(), 'guide')
  await page.goto(`/my-expeditions/admin/${String(departure.id)}`)
  await hydrated(page)
  await page.getByRole('button', { name: 'Fiche de départ' }).click()
  await expect(page.locator('body[data-printed]')).toBeAttached()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.roster-sheet table')).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.locator('.guide-screen')).toBeHidden()
})

test.describe('the door', () => {
  test.use({ expectedErrors: [/404/] })

  test('stays closed to another guide and to a customer: the 404 page @everywhere', async ({ page }) => {
    const path = `/my-expeditions/admin/${String(departure.id)}`
    for (const person of ['yann-le-goff', 'client'] as const) {
      await as(page.context(), person)
      expect((await page.goto(path))?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1, name: 'Hors sentier' })).toBeVisible()
    }
  })
})
