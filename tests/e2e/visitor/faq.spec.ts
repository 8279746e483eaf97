import { axeFindings } from '../fixtures/axe-findings'
import { expect, hydrated, test } from '../fixtures/story'

const question = 'Jusqu’à quand puis-je annuler'

test('a visitor filters the questions and opens a deep link @everywhere', async ({ page }) => {
  await page.goto('/faq')
  await hydrated(page)
  const all = page.locator('details.acc')
  expect(await all.count()).toBeGreaterThanOrEqual(40)
  expect(await axeFindings(page)).toEqual([])

  const box = page.getByRole('searchbox', { name: 'Chercher dans les questions' })
  await box.fill('ACCOMPAGNE')
  await expect(page.getByRole('heading', { name: 'Rien sur ce sujet pour l’instant' })).toBeVisible()
  await box.fill('frais')
  const cancel = page.locator('details.acc', { hasText: question })
  await expect(cancel).toHaveAttribute('open')
  await expect(page.getByText(/^\d+\sréponses$/)).toBeVisible()
  await expect(page.locator('details.acc', { hasText: 'Combien de personnes' })).toBeHidden()
  expect(await axeFindings(page)).toEqual([])

  await page.getByRole('link', { name: 'Venir en train' }).click()
  await expect(page).toHaveURL(/#venir-en-train$/)
  await expect(box).toHaveValue('')
  await expect(page.getByText('Chaque aventure commence et finit dans une gare')).toBeInViewport()

  await page.goto('/faq#annuler-mon-voyage')
  await expect(cancel.getByText('À tout moment avant le départ')).toBeInViewport()
  await hydrated(page)
  const helped = cancel.getByRole('group', { name: /Cela t’a aidé/ })
  await helped.getByRole('button', { name: 'Oui' }).click()
  await expect(cancel.getByText('Merci, c’est noté.')).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('every answer of the FAQ is read', async ({ page }) => {
    await page.goto('/faq')
    const cancel = page.locator('details.acc', { hasText: question })
    await cancel.locator('summary').click()
    await expect(cancel.getByText('À tout moment avant le départ')).toBeVisible()
    await expect(page.getByRole('searchbox')).toHaveCount(0)
  })
})
