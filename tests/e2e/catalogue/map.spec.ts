import { axeFindings } from '../fixtures/axe-findings'
import { expect, hydrated, test } from '../fixtures/story'

test('a price on the map leads to its card, then to its page @everywhere', async ({ page }) => {
  await page.goto('/expeditions?countries=Norv%C3%A8ge,Portugal')
  await hydrated(page)
  await page.getByRole('button', { name: 'Carte' }).click()
  await expect(page).toHaveURL(/view=map/)
  const map = page.getByRole('region', { name: 'Aventures sur la carte' })
  const pin = map.getByRole('button', { name: /€$/ }).first()
  // Pins may overlap: the keyboard reaches each of them.
  await pin.press('Enter')
  await expect(map.getByRole('button', { pressed: true })).toHaveCount(1)
  const link = map.getByRole('group', { name: 'Aventure choisie' }).getByRole('link').locator('visible=true')
  const name = (await link.textContent()) ?? ''
  expect(await map.getByRole('button', { pressed: true }).getAttribute('aria-label')).toContain(name)
  await link.click()
  await expect(page).toHaveURL(/\/expeditions\/[a-z0-9-]+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
})

test('an address with the map opens on it, and back to the list keeps the filters @everywhere', async ({ page }) => {
  await page.goto('/expeditions?type=adult&view=map')
  await hydrated(page)
  const map = page.getByRole('region', { name: 'Aventures sur la carte' })
  await expect(map.getByRole('button', { name: /aventures, voir de plus près$/ }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Liste' }).click()
  await expect(map).toBeHidden()
  await expect(page).toHaveURL(/\?type=adult$/)
  await expect(page.locator('main article').first()).toBeVisible()
})

test('what the map shows becomes the search @everywhere', async ({ page }) => {
  await page.goto('/expeditions?view=map')
  const map = page.getByRole('region', { name: 'Aventures sur la carte' })
  await expect(map.getByRole('button', { name: /€$|aventures, voir/ }).first()).toBeVisible()
  const all = Number.parseInt(await page.locator('.results-bar').innerText(), 10)
  await map.getByRole('button', { name: 'Zoomer', exact: true }).click()
  await map.getByRole('button', { name: 'Chercher dans cette zone' }).click()
  await expect(page).toHaveURL(/zone=/)
  await expect.poll(async () => Number.parseInt(await page.locator('.results-bar').innerText(), 10)).toBeLessThan(all)
  await page.getByRole('button', { name: /Zone de la carte/ }).click()
  await expect(page).not.toHaveURL(/zone=/)
})

test('axe finds nothing on the map nor on the suggestions @everywhere', async ({ page }) => {
  await page.goto('/expeditions?view=map')
  await hydrated(page)
  const map = page.getByRole('region', { name: 'Aventures sur la carte' })
  await map.getByRole('button', { name: /€$/ }).first().press('Enter')
  await expect(map.getByRole('group', { name: 'Aventure choisie' })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])

  await page.getByRole('combobox', { name: 'Chercher une aventure' }).fill('ski')
  await expect(page.getByRole('option').first()).toBeVisible()
  // The results follow the words.
  await expect(page).toHaveURL(/q=ski/)
  expect(await axeFindings(page)).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 700 } })

  test('the way to the list and the zoom are reached, and a cluster opens', async ({ page }) => {
    await page.goto('/expeditions')
    await hydrated(page)
    await page.getByRole('button', { name: 'Carte' }).click()
    const map = page.getByRole('region', { name: 'Aventures sur la carte' })
    const clusters = map.getByRole('button', { name: /aventures, voir de plus près$/ })
    await expect(clusters.first()).toBeVisible()
    // Nothing lies over them where the press of « Carte » left the page.
    for (const button of [
      map.getByRole('button', { name: 'Zoomer', exact: true }),
      map.getByRole('button', { name: 'Dézoomer' }),
      page.getByRole('button', { name: 'Liste' }),
      ...(await clusters.all()),
    ]) {
      await expect.poll(() => button.evaluate(isUncovered), await button.innerText()).toBe(true)
    }
    const [largest = 0] = (await clusters.allInnerTexts())
      .map((text) => Number.parseInt(text, 10))
      .sort((a, b) => b - a)
    await map.getByRole('button', { name: `${String(largest)}\u00a0aventures, voir de plus près` }).click()
    await expect(clusters.filter({ hasText: new RegExp(`^${String(largest)}\\s`) })).toHaveCount(0)

    await expect(page.locator('.mapsplit__l').getByRole('listitem').first()).toBeVisible()
  })
})

const isUncovered = (button: Element): boolean => {
  const { left, top, width, height } = button.getBoundingClientRect()
  const on = document.elementFromPoint(left + width / 2, top + height / 2)
  return on !== null && button.contains(on)
}
