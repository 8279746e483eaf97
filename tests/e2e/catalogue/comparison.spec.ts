import { isPhone } from '../accounts/sign-in'
import { axeFindings } from '../fixtures/axe-findings'
import { expect, hydrated, test } from '../fixtures/story'

/** Both of them ask for the same level. */
const TWO = ['traversee-du-vercors-en-bivouac', 'tour-du-mont-blanc-par-les-balcons']

test('trips are taken from their pages side by side, from one’s town, and the address holds them @everywhere', async ({
  page,
}) => {
  for (const slug of TWO) {
    await page.goto(`/expeditions/${slug}`)
    await page.getByRole('link', { name: 'Comparer', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: /Une aventure, et à côté/ })).toBeVisible()
    await expect(page.locator('.cmp table').getByRole('columnheader')).toHaveCount(1)
    await hydrated(page)
  }
  await page.getByRole('link', { name: /^Y ajouter/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Deux aventures/ })).toBeVisible()

  await hydrated(page)
  await page.getByRole('button', { name: /^Depuis Paris ?, changer de ville$/ }).click()
  await page.getByRole('combobox', { name: 'Tu pars de…' }).fill('Plouf')
  await expect(page.getByRole('option').first()).toContainText('Ploufragan (22)')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/trips=[a-z0-9-]+,[a-z0-9-]+&from=22215$/)
  await expect(page.getByRole('rowheader', { name: /^En train depuis Ploufragan/ })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Chercher une aventure' }).fill('bivouac')
  await page.getByRole('button', { name: 'Chercher', exact: true }).click()
  await expect(page).toHaveURL(/q=bivouac/)
  await page
    .getByRole('link', { name: /^Ajouter / })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: /Trois aventures/ })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  const columns = page.locator('.cmp table').getByRole('columnheader')
  await expect(columns).toHaveCount(isPhone(page) ? 2 : 3)
  if (isPhone(page)) {
    await hydrated(page)
    const third = await page.getByLabel('À droite').getByRole('option').last().textContent()
    await page.getByLabel('À droite').selectOption(third)
    await expect(columns).toHaveCount(2)
    await expect(columns.last()).toContainText(third ?? '')
    expect(await page.evaluate(() => document.querySelector('.cmp')?.scrollWidth)).toBeLessThanOrEqual(390)
  }
  await page
    .getByRole('link', { name: /^Retirer / })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: /Deux aventures/ })).toBeVisible()
})

test('trips are put side by side from their cards in the catalogue @everywhere', async ({ page }) => {
  await page.goto('/expeditions')
  const cards = page.locator('main article')
  const names = await cards.getByRole('heading').allInnerTexts()
  for (const place of [0, 1]) {
    await cards
      .nth(place)
      .getByRole('button', { name: /^Comparer/ })
      .click()
  }
  const tray = page.getByRole('region', { name: 'Aventures à comparer' })
  await expect(tray.getByRole('status')).toContainText('2 choisies')
  expect(await axeFindings(page)).toEqual([])
  await tray.getByRole('link', { name: 'Comparer' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Deux aventures/ })).toBeVisible()
  for (const name of names.slice(0, 2)) await expect(page.getByRole('columnheader', { name })).toBeVisible()
})

test('a product page leads there', async ({ page }) => {
  await page.goto(`/expeditions/${TWO[0] ?? ''}`)
  await page.getByRole('link', { name: 'Comparer', exact: true }).click()
  await expect(page).toHaveURL(/\/comparer\?trips=traversee-du-vercors-en-bivouac$/)
})

test('what all of them share can be left out, and at 320 px each label stands above its values', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(`/comparer?trips=${TWO.join(',')}&from=69123`)
  const row = page.getByRole('row', { name: /^En train depuis Lyon/ })
  const [label, value] = [row.getByRole('rowheader'), row.getByRole('cell').first()]
  await expect(label).toBeVisible()
  const [above, below] = [await label.boundingBox(), await value.boundingBox()]
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  expect(await page.locator('.cmp').evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(false)
  const same = page.locator('tr[data-same]')
  await expect(same.first()).toBeVisible()
  await page.getByRole('checkbox', { name: 'Seulement ce qui diffère' }).check()
  await expect(same.first()).toBeHidden()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('trips are compared, added, taken away and counted from a typed town', async ({ page }) => {
    await page.goto(`/comparer?trips=${TWO.join(',')}`)
    await expect(page.getByRole('rowheader', { name: /^En train depuis Paris/ })).toBeVisible()
    await page.locator('#cmp-town').fill('Lyon')
    await page
      .locator('form', { has: page.locator('#cmp-town') })
      .getByRole('button')
      .click()
    await expect(page).toHaveURL(/from=69123$/)
    await expect(page.getByRole('rowheader', { name: /^En train depuis Lyon/ })).toBeVisible()
    await page
      .getByRole('link', { name: /^Ajouter / })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1, name: /Trois aventures/ })).toBeVisible()
    await page
      .getByRole('link', { name: /^Retirer / })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1, name: /Deux aventures/ })).toBeVisible()
  })
})
