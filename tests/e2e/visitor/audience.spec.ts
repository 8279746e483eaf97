import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { AudienceReport } from '@/contract/audience'
import { as } from '../fixtures/as'
import { axeFindings } from '../fixtures/axe-findings'
import { expect, hydrated, test } from '../fixtures/story'

// A browser without a window says so of itself, and is counted as the robot it is.
test.use({
  isConsentAsked: true,
  expectedErrors: [/404 \(Not Found\).*nulle-part/],
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36',
})

type Told = { call: 'views' | 'searches' | 'vitals'; of: string }

/** Waits until the counter was told what is said of a page, or of words. */
const counted = async (page: Page, { call, of }: Told, doing: () => Promise<unknown>) => {
  const told = page.waitForResponse(
    (answer) =>
      answer.url().endsWith(`/api/v1/audience/${call}`) && (answer.request().postData() ?? '').includes(`"${of}"`),
  )
  await doing()
  expect((await told).status()).toBe(201)
}

test('what visitors see, miss and search in vain is in the panel, and nothing of it in their browser', async ({
  page,
  request,
}) => {
  const words = `zibeline ${randomUUID().slice(0, 4).replace(/\d/g, 'x')}`
  const lost = `/nulle-part-${randomUUID().slice(0, 4)}`
  await counted(page, { call: 'views', of: '/raison-d-etre' }, () => page.goto('/raison-d-etre'))
  await hydrated(page)
  const toFaq = page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' })
  await counted(page, { call: 'vitals', of: '/raison-d-etre' }, () => toFaq.click())
  await expect(page).toHaveURL(/\/faq$/)
  await counted(page, { call: 'views', of: lost }, () => page.goto(lost))
  await counted(page, { call: 'searches', of: words }, () =>
    page.goto(`/recherche-site?q=${encodeURIComponent(words)}`),
  )
  const left = await page.evaluate(() => [document.cookie, localStorage.length, sessionStorage.length])
  expect([left, await page.context().cookies()]).toEqual([['', 0, 0], []])

  const { token } = await as(request, 'marketing')
  const answer = await request.get('/api/audience/report', { headers: { authorization: `Bearer ${token}` } })
  const report = (await answer.json()) as AudienceReport
  expect(report.pages.map(({ path }) => path)).toContain('/raison-d-etre')
  expect(report.missing.map(({ path }) => path)).toContain(lost)
  expect(report.searches).toContainEqual({ where: 'site', words, times: 1 })
  expect(report.vitals.map(({ vital }) => vital)).toContain('ttfb')
  expect(report.days.at(-1)?.visitors).toBeGreaterThan(0)
})

/** Notes in each page that the counter has come, and asked whether it may count. */
const noteCounter = (page: Page) =>
  page.addInitScript(() => {
    const getItem: (this: Storage, name: string) => string | null = Reflect.get(Storage.prototype, 'getItem')
    Storage.prototype.getItem = function (name) {
      if (name === 'audienceCount') setTimeout(() => Object.assign(window, { hasCounterAsked: true }))
      return getItem.call(this, name)
    }
  })

test('who objects is counted no more', async ({ page }) => {
  await noteCounter(page)
  await counted(page, { call: 'views', of: '/faq' }, () => page.goto('/faq'))
  await hydrated(page)
  await page.getByRole('contentinfo').getByRole('button', { name: 'Gérer les cookies' }).click()
  const choices = page.getByRole('dialog', { name: 'Gérer les cookies' })
  await choices.getByRole('switch', { name: 'Compteur de visites' }).press('Space')
  await choices.getByRole('button', { name: 'Enregistrer mes choix' }).click()
  await expect(choices).toBeHidden()
  const told: string[] = []
  page.on('request', (one) => one.url().includes('/api/v1/audience/') && told.push(one.url()))
  for (const path of ['/raison-d-etre', '/our-guides', '/avis']) {
    await page.goto(path)
    await page.waitForFunction(() => 'hasCounterAsked' in window)
  }
  expect(told).toEqual([])
})

test('marketers read the audience in the panel, with a file', async ({ page }) => {
  await as(page.context(), 'marketing')
  await page.goto('/admin/frequentation')
  await expect(page.getByRole('heading', { level: 1, name: 'Fréquentation' })).toBeVisible()
  expect(await axeFindings(page, { within: ['.audience'], without: ['region'] })).toEqual([])
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: /CSV|fichier/i }).click()
  expect((await download).suggestedFilename()).toMatch(/^frequentation-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/)
})
