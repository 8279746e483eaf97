import { axeFindings } from '../fixtures/axe-findings'
import { expect, hydrated, test } from '../fixtures/story'

/** One of those that are kept for stories and films. */
const number = () => `06 39 98 ${String(Math.floor(Math.random() * 9000) + 1000)}`

test('from the page of an expedition, a visitor is called at an hour of their choice @everywhere', async ({ page }) => {
  await page.goto('/expeditions/traversee-du-vercors-en-bivouac')
  await hydrated(page)
  await page.getByRole('button', { name: 'Être rappelé(e)' }).first().click()
  const dialog = page.getByRole('dialog', { name: /Quand veux-tu qu’on t’appelle/ })
  await expect(dialog).toBeVisible()
  expect(await axeFindings(page, { within: ['[role="dialog"]'] })).toEqual([])
  await dialog.getByLabel('Ton numéro').fill('06 39')
  await dialog.getByRole('button', { name: 'Être rappelé(e)' }).click()
  await expect(dialog.getByText('Le numéro est incomplet ou invalide')).toBeVisible()

  await dialog.getByLabel('Ton numéro').fill(number())
  await dialog.getByLabel('Jour').selectOption({ index: 2 })
  await dialog.getByLabel('Heure, à Paris').selectOption({ label: 'entre 14\u00a0h et 15\u00a0h' })
  await dialog.getByRole('button', { name: 'Être rappelé(e)' }).click()
  await expect(dialog.getByRole('status')).toContainText('entre 14\u00a0h et 15\u00a0h')
})
