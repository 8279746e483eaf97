import type { Page } from '@playwright/test'
import { openFromList } from '../fixtures/open-from-list'
import { as } from '../fixtures/as'
import { expect, test } from '../fixtures/story'

const NAME = 'Canoë sur la Loire sauvage'
const DRAFT = 'Canoë sur la Loire, en bivouac'
const SLUG = 'canoe-sur-la-loire-sauvage'

const rename = async (page: Page, name: string): Promise<void> => {
  const saved = page.waitForResponse((response) => response.url().includes('autosave=true') && response.ok())
  await page.getByRole('textbox', { name: 'Nom *', exact: true }).fill(name)
  await saved
}

test('the agency sees a draft beside its form as it writes, and the visitor does not', async ({ page }) => {
  test.slow()
  await as(page.context(), 'staff')
  await openFromList({ page, collection: 'expeditions', name: NAME })
  // The panel remembers for each person whether the preview was left open.
  const toggler = page.locator('#live-preview-toggler')
  if (!(await toggler.getAttribute('class'))?.includes('--active')) await toggler.click()
  const title = page.frameLocator('iframe').getByRole('heading', { level: 1 })
  await expect(title).toHaveText(NAME)

  try {
    await rename(page, DRAFT)
    await expect(title).toHaveText(DRAFT)
    expect(await (await page.request.get(`/expeditions/${SLUG}`)).text()).not.toContain(DRAFT)
  } finally {
    await rename(page, NAME)
    const remembered = page.waitForResponse((response) => response.url().includes('/payload-preferences/'))
    await toggler.click()
    await remembered
  }
})

test('nobody else sees the preview', async ({ browser }) => {
  const visitor = await browser.newPage()
  const response = await visitor.goto('/apercu/expeditions/1')
  expect(response?.status()).toBe(404)
  await visitor.close()
})
