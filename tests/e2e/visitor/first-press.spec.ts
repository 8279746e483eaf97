import { randomUUID } from 'node:crypto'
import { isPhone } from '../accounts/sign-in'
import { openWithoutScripts } from '../fixtures/open-without-scripts'
import { expect, hydrated, test } from '../fixtures/story'

test('what is pressed before a page answers is done once it does @everywhere', async ({ page }) => {
  const letThrough = await openWithoutScripts(page, '/')
  const button = page.getByRole('button', { name: isPhone(page) ? 'Ouvrir le menu' : 'Notre mission' })
  await button.click()
  letThrough()
  if (isPhone(page)) await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
  else await expect(button).toHaveAttribute('aria-expanded', 'true')
})

test('a form that is sent before the page answers is sent once it does, and nothing typed stands in the address', async ({
  page,
}) => {
  const letThrough = await openWithoutScripts(page, '/')
  await page.getByRole('textbox', { name: 'Ton adresse email' }).fill(`${randomUUID()}@exemple.fr`)
  await page.getByRole('button', { name: 'Je m’abonne' }).click()
  letThrough()
  await expect(page.getByText('Si ton adresse est nouvelle ici')).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
})

test('a page is painted before any of its scripts is asked for @everywhere', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const { painted, firstScript } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    firstScript: Math.min(
      ...performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/_next\/static\/.+\.js$/.test(name))
        .map(({ startTime }) => startTime),
    ),
  }))
  expect(firstScript).toBeGreaterThan(painted)
})
