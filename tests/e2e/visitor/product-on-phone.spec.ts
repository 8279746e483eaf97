import type { Page } from '@playwright/test'
import { expect, hydrated, test } from '../fixtures/story'
import { openCustomer, TRIP } from '../booking/customer'

test.use({ viewport: { width: 390, height: 844 } })

const coralOnScreen = (page: Page) =>
  page.locator('main .btn--go, .buybar .btn--go').evaluateAll(
    (buttons) =>
      buttons.filter((button) => {
        const { top, bottom, height } = button.getBoundingClientRect()
        return height > 0 && bottom > 0 && top < innerHeight && getComputedStyle(button).visibility === 'visible'
      }).length,
  )

test('on a phone, two presses lead from « Réserver » to the booking @everywhere', async ({ page }) => {
  const customer = await openCustomer(page)
  await page.goto(TRIP)
  await hydrated(page)
  await page.getByRole('region', { name: 'Ton choix' }).getByRole('link', { name: 'Réserver' }).click()
  const box = page.getByRole('complementary', { name: 'Réserver' })
  await expect(box).toContainText(/Annulation gratuite jusqu’au/)
  await expect(box).toContainText(/Acompte de .* par personne à la réservation/)
  await expect(box).toContainText(/En option, par personne/)
  await expect(page.getByRole('region', { name: 'Ton choix' })).toBeHidden()
  await box.getByRole('button', { name: /^Réserver (ma place|mes places)$/ }).click()
  await expect(page).toHaveURL(/\/reservations\/\d+\/1$/)
  // The page reads its cart, which goes with its customer.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await customer.leave()
})

test('on a phone the booking box comes before the programme, one coral button at a time', async ({ page }) => {
  await page.goto(TRIP)
  await hydrated(page)
  const heightOf = (place: string) => page.locator(place).evaluate((part) => part.getBoundingClientRect().top + scrollY)
  expect(await heightOf('#reserver')).toBeLessThan(await heightOf('#programme'))

  const end = await page.locator('#questions').evaluate((part) => part.getBoundingClientRect().bottom + scrollY)
  for (let top = 0; top < end; top += 300) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)
    await expect.poll(() => coralOnScreen(page), `at ${String(top)} px`).toBeLessThanOrEqual(1)
  }
})

test('on the narrowest phone no date of the choice is cut', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(TRIP)
  await hydrated(page)
  const cut = await page.getByRole('combobox', { name: 'Départ' }).evaluate((select: HTMLSelectElement) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(select)
    const ruler = document.createElement('canvas').getContext('2d')
    if (!ruler) throw new Error('No canvas')
    ruler.font = font
    const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
    const longest = '28\u00a0sept. 2026 au 11\u00a0janv. 2027'
    const labels = [...select.options].filter(({ disabled }) => !disabled).map(({ label }) => label)
    return [...labels, longest].filter((label) => ruler.measureText(label).width > room)
  })
  expect(cut).toEqual([])
})

test('a rating cannot be read as out of the number of reviews', async ({ page }) => {
  await page.goto(TRIP)
  await expect(page.getByRole('heading', { level: 2, name: /^\d(,\d)? sur 5 · \d+\savis$/ })).toHaveText(/\d\/5/)
  await expect(page.locator('main')).not.toContainText(/\d sur \d+\savis/)
})
