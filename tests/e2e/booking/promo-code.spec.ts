import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { CODE_ALPHABET } from '@/domain/reservations/promo-code'
import { axeFindings } from '../fixtures/axe-findings'
import { forgetSession } from '../fixtures/forget-session'
import { goToPayment, orderButton } from '../fixtures/order'
import { as } from '../fixtures/as'
import { expect, hydrated, test } from '../fixtures/story'
import { openCustomer } from './customer'

const PATIENCE = { timeout: 30_000 }

const drawCode = (): string =>
  `H${Array.from({ length: 7 }, () => CODE_ALPHABET.charAt(randomInt(CODE_ALPHABET.length))).join('')}`

/** Makes a code of 40 € a person that is used once, as a member of the staff does. */
const makeCode = async (page: Page, code: string): Promise<void> => {
  await as(page.context(), 'staff')
  await page.goto('/admin/collections/promo-codes/create')
  await page.getByLabel('Code', { exact: true }).fill(code.toLowerCase())
  await page.getByLabel(/^Montant/).fill('40')
  await page.getByLabel(/^Usages au plus/).fill('1')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page).toHaveURL(/promo-codes\/\d+$/, PATIENCE)
}

test.describe('a promo code', () => {
  test.slow()
  // A code that nobody has is refused on purpose.
  test.use({ expectedErrors: [/422/] })

  test('is made by the staff, lowers the price of a booking, and is counted @everywhere', async ({ page }) => {
    const code = drawCode()
    await makeCode(page, code)
    const customer = await openCustomer(page)
    const cart = await customer.takeSeats(2)
    await page.goto(`/reservations/${String(cart)}/3`)
    await hydrated(page)
    await goToPayment(page)
    const box = page.getByRole('region', { name: /J’ai un code|Code promo/ })
    const field = box.getByRole('textbox', { name: 'Code promo' })
    await field.fill('NEIGE26')
    await box.getByRole('button', { name: 'Appliquer' }).click()
    await expect(box.getByText(/On ne connaît pas ce code/)).toBeVisible()
    await expect(field).toBeFocused()
    expect(await axeFindings(page)).toEqual([])
    await field.fill(` ${code.toLowerCase()}`)
    await field.press('Enter')
    await expect(box).toContainText(/−\s80\s€/)
    await expect(box).toContainText(/40\s€ par personne/)
    expect(await axeFindings(page)).toEqual([])
    await expect(box.getByText(`Code ${code}`, { exact: true })).toBeVisible()
    await orderButton(page).click()
    await expect(page).toHaveURL(/\/reservations\/\d+\/5$/, PATIENCE)
    await page.goto('/my-expeditions')
    await page.getByRole('link', { name: /Accéder au dashboard/ }).click()
    await expect(page.getByText(`Code ${code}`)).toBeVisible(PATIENCE)

    // Whoever signs in over a session ends it.
    await forgetSession(page)
    await as(page.context(), 'staff')
    await page.goto(`/admin/collections/promo-codes?search=${code}`)
    const row = page.getByRole('row', { name: new RegExp(code) })
    await expect(row).toContainText('1 sur 1', PATIENCE)
    await expect(row).toContainText(/80\s€/)
    await expect(row).toContainText('Épuisé')
    await forgetSession(page)
    await customer.leave()
  })
})
