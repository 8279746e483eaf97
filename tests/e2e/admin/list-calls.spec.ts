import type { Page, Request } from '@playwright/test'
import { as } from '../fixtures/as'
import { expect, hydrated, test } from '../fixtures/story'

/** What a list may ask for once its page is there: never something for each of its rows. */
const MOST_CALLS = 12

/** As many rows as the panel offers to show at once. */
const MOST_ROWS = 100

test('every list of the panel asks little, however many rows it shows', async ({ page }) => {
  test.setTimeout(600_000)
  await as(page.context(), 'admin')
  await page.goto('/admin')
  const paths = await page.locator('nav a[href*="/admin/collections/"]').evaluateAll(readPaths)
  expect(paths.length).toBeGreaterThan(25)
  const asked: Array<{ path: string; calls: string[] }> = []
  for (const path of paths) asked.push({ path, calls: await callsOf({ page, path: `${path}?limit=${MOST_ROWS}` }) })
  expect(asked.filter(({ calls }) => calls.length > MOST_CALLS)).toEqual([])
})

/** The calls of a list that is read to its end. */
const callsOf = async ({ page, path }: { page: Page; path: string }): Promise<string[]> => {
  const calls: string[] = []
  const note = (request: Request): void => {
    if (['fetch', 'xhr'].includes(request.resourceType())) calls.push(new URL(request.url()).pathname)
  }
  // What the page before still asks is not of this list.
  await page.goto('about:blank')
  page.on('request', note)
  await page.goto(path)
  await hydrated(page)
  await page.evaluate(() => {
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
  })
  await page.waitForLoadState('networkidle')
  page.off('request', note)
  return calls
}

/** Runs in the page. */
const readPaths = (links: Element[]): string[] => [
  ...new Set(links.map((link) => new URL(link.getAttribute('href') ?? '', location.href).pathname)),
]
