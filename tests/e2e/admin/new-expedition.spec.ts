import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { onDatabase } from '../fixtures/on-database'
import { as } from '../fixtures/as'
import { openPanel } from '../fixtures/sign-in-panel'
import { expect, hydrated, test } from '../fixtures/story'

const LIST = '/admin/collections/expeditions'

const lastExpedition = () =>
  onDatabase(async (client) => {
    const { rows } = await client.query<{ id: number }>('select max(id)::int as id from expeditions where name is null')
    return rows[0]?.id ?? 0
  })

const forget = (name: string) => onDatabase((client) => client.query(`delete from expeditions where name = $1`, [name]))

const start = async (page: Page): Promise<void> => {
  await page.goto(`${LIST}/create`)
  await hydrated(page)
}

test('a new expedition is kept once it has a name, and its added days are open', async ({ page }) => {
  test.slow()
  const name = `Aurores ${randomUUID().slice(0, 8)}`
  await openPanel(page, 'staff')
  const before = await lastExpedition()
  await start(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Nouvelle aventure' })).toBeVisible()
  expect(await lastExpedition()).toBe(before)

  await page.getByLabel('Nom').fill(name)
  await page.getByRole('button', { name: 'Créer le brouillon' }).click()
  await expect(page).toHaveURL(/\/expeditions\/\d+$/)
  try {
    await expect(page.getByRole('textbox', { name: 'Nom' })).toHaveValue(name)
    await page.getByRole('button', { name: 'Programme' }).click()
    await page.getByRole('button', { name: /^Ajouter.*Jour$/ }).click()
    await expect(page.getByRole('textbox', { name: 'Titre' })).toBeVisible()
    await page.getByRole('textbox', { name: 'Titre' }).fill('Le port')
    // The server draws the row again as the draft is saved: it stays open.
    await page.waitForResponse((response) => response.url().includes('autosave=true') && response.ok())
    await expect(page.getByRole('textbox', { name: 'Titre' })).toHaveValue('Le port')
  } finally {
    await forget(name)
  }
})

test('a picture is chosen on a wall of pictures, by its words and by the keyboard @everywhere', async ({ page }) => {
  test.slow()
  await as(page.context(), 'staff')
  await page.goto('/admin/collections/selections/create')
  await hydrated(page)
  await page.getByRole('button', { name: /^Choisir/ }).click()
  const chooser = page.getByRole('dialog').last()
  const pictures = chooser.locator('tbody tr')
  await expect(pictures.nth(1)).toBeVisible()
  const [first, second] = [await boxOf(pictures.nth(0)), await boxOf(pictures.nth(1))]
  expect(second.y).toBe(first.y)
  expect(second.x).toBeGreaterThan(first.x)
  expect(second.x + second.width).toBeLessThan(await page.evaluate(() => window.innerWidth))

  const filename = (await pictures.nth(1).getByRole('button').first().textContent()) ?? ''
  await chooser.getByRole('textbox', { name: /^Rechercher/ }).fill(filename)
  await expect(pictures).toHaveCount(1)
  await pictures.getByRole('button').focus()
  await page.keyboard.press('Enter')
  await expect(chooser).toBeHidden()
  await expect(page.getByText(filename).first()).toBeVisible()
})

const boxOf = async (place: Locator) => {
  const box = await place.boundingBox()
  return box ?? { x: 0, y: 0, width: 0 }
}
