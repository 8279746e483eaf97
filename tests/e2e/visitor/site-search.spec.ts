import { axeFindings } from '../fixtures/axe-findings'
import { expect, hydrated, test } from '../fixtures/story'

const NAME = 'Chercher sur le site'

test('a visitor finds trips, articles, questions and pages by the same words @everywhere', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const button = page.getByRole('banner').getByRole('link', { name: NAME })
  await button.click()
  const finder = page.getByRole('dialog', { name: NAME })
  const field = finder.getByRole('combobox', { name: NAME })
  await expect(field).toBeFocused()
  expect(await axeFindings(page)).toEqual([])

  await field.fill('vercor')
  const list = finder.getByRole('listbox', { name: 'Résultats' })
  await expect(list.getByRole('group', { name: 'Expéditions' }).getByRole('option').first()).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await field.fill('anuler mon voyage')
  const cancel = list.getByRole('group', { name: 'Questions' }).getByRole('option').first()
  await expect(cancel).toHaveAttribute('href', '/faq#annuler-mon-voyage')
  await expect(list).toHaveAttribute('aria-busy', 'false')

  await page.setViewportSize({ width: 320, height: 700 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await field.fill('zzyzx')
  await expect(finder.getByText(/Rien pour «\szzyzx\s»/)).toBeVisible()
  await expect(finder.getByRole('link', { name: 'Nous écrire' })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])

  await page.keyboard.press('Escape')
  await expect(finder).toHaveCount(0)
  await expect(button).toBeFocused()
})

test('a town typed in the header offers the train from there @everywhere', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('banner').getByRole('link', { name: NAME }).click()
  const finder = page.getByRole('dialog', { name: NAME })
  await finder.getByRole('combobox', { name: NAME }).fill('Lyon')
  await finder.getByRole('option', { name: /^En train depuis Lyon/ }).click()
  await expect(page).toHaveURL(/\/expeditions\?from=69123&sort=train$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('En train depuis Lyon sans limite d’heures')
  await expect(page.locator('main article').first()).toContainText('depuis Lyon')
})

test('the keyboard opens the search, goes through it and follows it', async ({ page }) => {
  await page.goto('/faq')
  await hydrated(page)
  await page.keyboard.press('Control+k')
  const field = page.getByRole('dialog', { name: NAME }).getByRole('combobox')
  await expect(field).toBeFocused()
  await page.keyboard.type('vercors')
  const first = page.getByRole('option').first()
  await expect(first).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(first).toHaveAttribute('aria-selected', 'true')
  const href = await first.getAttribute('href')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${href ?? ''}$`))
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('')
  await page.keyboard.type('guides')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/recherche-site\?q=guides$/)
  const pages = page.getByRole('region', { name: 'Pages' })
  await expect(pages.getByRole('link', { name: /guides-explorateurs/ })).toBeVisible()
})

test.describe('a search that fails', () => {
  test.use({ expectedErrors: [/status of 500/] })
  test('says so, and is tried again', async ({ page }) => {
    await page.route('**/api/v1/site-search?*', (route) => route.fulfill({ status: 500, json: { error: 'Non' } }), {
      times: 1,
    })
    await page.goto('/faq')
    await hydrated(page)
    await page.getByRole('link', { name: NAME }).click()
    await page.getByRole('combobox', { name: NAME }).fill('vercors')
    await expect(page.getByRole('alert')).toContainText('La recherche ne répond pas.')
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(page.getByRole('option').first()).toBeVisible()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the search is a page, which engines leave out', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('banner').getByRole('link', { name: NAME }).click()
    await page.getByRole('searchbox', { name: NAME }).fill('vercors')
    await page.getByRole('button', { name: 'Chercher' }).click()
    await expect(page).toHaveURL(/\/recherche-site\?q=vercors$/)
    await expect(page.getByRole('region', { name: 'Expéditions' }).getByRole('link').first()).toBeVisible()
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow')
  })
})
