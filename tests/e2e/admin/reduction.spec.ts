import { inDays } from '../../factories/departure'
import { EXPEDITION, makeDeparture } from '../dashboard/make-trip'
import { as } from '../fixtures/as'
import { expect, test } from '../fixtures/story'
import { typeInForm } from '../fixtures/type-in-form'

let departure: Awaited<ReturnType<typeof makeDeparture>>

test.beforeEach(async ({ request }) => {
  departure = await makeDeparture(request, { inDaysFromNow: 44 })
})
test.afterEach(() => departure.cancel())

/** `2026-12-07T…` as it is typed. */
const typed = (instant: string) => instant.slice(0, 10).split('-').reverse().join('/')

// The first press is refused.
test.use({ expectedErrors: [/status of 400.*\/api\/departures\//] })

test('the agency lowers a price and announces it; visitors read what it fell from', async ({ page, browser }) => {
  test.slow()
  await as(page.context(), 'staff')
  await page.goto(`/admin/collections/departures/${String(departure.id)}`)
  const price = page.getByRole('textbox', { name: 'Prix par personne' })
  const until = page.getByRole('textbox', { name: 'Baisse annoncée jusqu’au' })
  const save = async () => {
    const answered = page.waitForResponse((response) => response.request().method() === 'PATCH')
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
    return (await answered).ok()
  }

  // The price that it has today is no reduction.
  const day = inDays(10)
  await typeInForm(page, {
    type: async () => {
      await until.fill(typed(day))
      await until.press('Tab')
    },
    held: day.slice(0, 10),
  })
  expect(await save()).toBe(false)
  await expect(page.getByText(/Le prix doit être sous .*, le plus bas des 30.jours d’avant/)).toBeVisible()

  await price.fill('777')
  expect(await save()).toBe(true)
  await expect(page.getByText(/Baisse annoncée jusqu’au .*777\s€ au lieu de/)).toBeVisible()

  const visitor = await browser.newPage()
  await visitor.goto(`/expeditions/${EXPEDITION}`)
  const row = visitor.getByRole('listitem').filter({ hasText: /777\s€/ })
  await expect(row.getByText(/Jusqu’au .*, au lieu de .*, le plus bas des 30\sjours d’avant/)).toBeVisible()
  await row.getByRole('button', { name: /Choisir|Choisi/ }).click()
  const box = visitor.getByRole('complementary', { name: 'Réserver' })
  await expect(box.getByText(/le plus bas des 30\sjours d’avant/)).toBeVisible()
  await visitor.close()
})
