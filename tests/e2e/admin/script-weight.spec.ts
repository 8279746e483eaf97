import type { Browser, Page, Request } from '@playwright/test'
import { as } from '../fixtures/as'
import { expect, hydrated, test } from '../fixtures/story'

/** Bytes of compressed script that a page of the panel sends to a browser that has nothing of it. */
const BUDGET = 450_000

/** A departure shows its days at once, by a calendar of 68 kB. */
const BUDGET_WITH_CALENDAR = 530_000

test.skip(!process.env.E2E_ISSUER, 'it measures what is built')

test('the pages of the panel keep within their budget of script', async ({
  page,
  browser,
  baseURL,
  extraHTTPHeaders,
}) => {
  await as(page.context(), 'admin')
  const paths = ['/admin', '/admin/collections/reservations', '/admin/collections/departures']
  for (const list of paths.slice(1)) paths.push(await firstOf({ page, list }))
  const weights: Record<string, number> = {}
  for (const path of paths) weights[path] = await firstLoad({ browser, baseURL, extraHTTPHeaders, page, path })
  test.info().annotations.push({ type: 'bytes of script', description: JSON.stringify(weights) })
  const budgetOf = (path: string) => (/\/departures\b/.test(path) ? BUDGET_WITH_CALENDAR : BUDGET)
  expect(Object.entries(weights).filter(([path, bytes]) => bytes > budgetOf(path))).toEqual([])
  // Less than React would be a page that was not there.
  expect(Math.min(...Object.values(weights))).toBeGreaterThan(100_000)
})

/** Where the first row of a list leads. */
const firstOf = async ({ page, list }: { page: Page; list: string }): Promise<string> => {
  await page.goto(list)
  return (await page.locator(`tbody a[href*="${list}/"]`).first().getAttribute('href')) ?? ''
}

type Visit = {
  browser: Browser
  baseURL: string | undefined
  extraHTTPHeaders: Record<string, string> | undefined
  /** Whose session it is. */
  page: Page
  path: string
}

const firstLoad = async ({ browser, baseURL, extraHTTPHeaders, page, path }: Visit): Promise<number> => {
  const storageState = await page.context().storageState()
  const fresh = await browser.newContext({ baseURL, extraHTTPHeaders, storageState })
  const visit = await fresh.newPage()
  const sizes: Array<Promise<number>> = []
  visit.on('requestfinished', (request: Request) => {
    if (request.resourceType() !== 'script') return
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  await visit.goto(path)
  await hydrated(visit)
  await visit.waitForLoadState('networkidle')
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  await fresh.close()
  return total
}
