import type { Page } from '@playwright/test'
import { as } from '../fixtures/as'
import { axeFindings } from '../fixtures/axe-findings'
import { crawlSite } from '../fixtures/crawl-site'
import { expect, hydrated, test } from '../fixtures/story'

const OWN_PAGES = ['/my-account', '/my-expeditions', '/mes-favoris']

test('no link of the site is dead, nor leads to another, nor to a place that is not there', async ({ request }) => {
  const { dead, paths } = await crawlSite({ request, from: ['/'] })
  expect(dead).toEqual([])
  expect(paths.length).toBeGreaterThan(100)
})

test('what the menus hold leads somewhere @everywhere', async ({ page, isMobile }) => {
  await page.goto('/')
  await hydrated(page)
  await openMenu({ page, name: isMobile ? 'Ouvrir le menu' : 'Notre mission' })
  expect(await deadLinks(page)).toEqual([])
})

test('a customer’s own pages have no fault and no dead link @everywhere', async ({ page, context, isMobile }) => {
  await as(context, 'client')
  for (const path of OWN_PAGES) {
    await page.goto(path)
    await hydrated(page)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    expect(await axeFindings(page), path).toEqual([])
    await openMenu({ page, name: isMobile ? 'Ouvrir le menu' : 'Notre mission' })
    expect(await deadLinks(page), path).toEqual([])
    await page.keyboard.press('Escape')
    const size = page.viewportSize()
    await page.setViewportSize({ width: 320, height: 700 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320)
    if (size) await page.setViewportSize(size)
  }
})

/** Opens what hangs under a button of the header, and waits for its links. */
const openMenu = async ({ page, name }: { page: Page; name: string }): Promise<void> => {
  const banner = page.getByRole('banner')
  await banner.getByRole('button', { name }).click()
  await expect(banner.locator('.mission, .hdr__menu').locator('a').first()).toBeVisible()
}

/** The links of a page as it is shown that are no page of the site. What ends the session is left alone. */
const deadLinks = async (page: Page): Promise<string[]> => {
  const hrefs = await page
    // The crawl asks for those with a query.
    .locator('a[href^="/"]:not([href*="?"], [href^="/logout"], [href^="/auth/"])')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')?.replace(/#.*/, '') ?? ''))])
  const dead: string[] = []
  for (const href of hrefs) {
    const response = await page.request.get(href, { maxRedirects: 0 })
    if (response.status() !== 200) dead.push(`${href} is ${String(response.status())}`)
  }
  return dead
}
