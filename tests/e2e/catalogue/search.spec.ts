import { expect, hydrated, test } from '../fixtures/story'

const FIELD = { name: 'Chercher une aventure' }

test('a mistyped word suggests an activity, which becomes a filter @everywhere', async ({ page }) => {
  await page.goto('/expeditions')
  await hydrated(page)
  const field = page.getByRole('combobox', FIELD)
  await field.fill('kayac')
  await page.getByRole('option', { name: /Kayak de mer.*aventures?/ }).click()

  await expect(page).toHaveURL(/activities=Kayak\+de\+mer/)
  await expect(page).not.toHaveURL(/q=/)
  await expect(field).toHaveValue('')
  await expect(page.getByRole('button', { name: /Kayak de mer ?, retirer/ })).toBeVisible()
  await expect(page.locator('main article').first()).toBeVisible()
})

test('the keyboard walks the suggestions and opens an expedition', async ({ page }) => {
  await page.goto('/expeditions')
  await hydrated(page)
  const field = page.getByRole('combobox', FIELD)
  await field.pressSequentially('vercors')
  const option = page.getByRole('option', { name: /Traversée du Vercors/ })
  await expect(option).toBeVisible()
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  while ((await option.getAttribute('aria-selected')) !== 'true') await field.press('ArrowDown')
  await expect(field).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? 'none')
  await field.press('Enter')

  await expect(page).toHaveURL(/\/expeditions\/traversee-du-vercors-en-bivouac$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Traversée du Vercors')
})

test('the list follows as one types, and one step back leaves the search @everywhere', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await page.goto('/expeditions')
  await hydrated(page)
  const count = page.locator('.count-h')
  const all = await count.textContent()
  const field = page.getByRole('combobox', FIELD)
  await field.pressSequentially('laponie', { delay: 30 })
  await expect(page).toHaveURL(/q=laponie/)
  await expect(count).not.toHaveText(all ?? '')
  await field.press('Enter')
  await expect(page.getByRole('listbox')).toBeHidden()
  await expect(page.locator('main article').first()).toBeVisible()

  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
})

test('a destination suggested clears the words, and Escape closes the suggestions', async ({ page }) => {
  await page.goto('/expeditions')
  await hydrated(page)
  const field = page.getByRole('combobox', FIELD)
  await field.pressSequentially('norv')
  const option = page.getByRole('option', { name: /^Norvège/ })
  await expect(option).toBeVisible()
  await field.press('Escape')
  await expect(option).toBeHidden()
  await field.press('ArrowDown')
  await field.press('Enter')
  await expect(page).toHaveURL(/countries=Norv%C3%A8ge/)
  await expect(field).toHaveValue('')
})
