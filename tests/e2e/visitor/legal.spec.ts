import type { Page } from '@playwright/test'
import { openEntryPopup } from '../accounts/sign-in'
import { axeFindings } from '../fixtures/axe-findings'
import { expect, hydrated, test } from '../fixtures/story'

const PAGE = '/confidentialite-et-mentions-legales'
const ANCHORS = [
  'confidentialite',
  'cookies',
  'mentionslegales',
  'conditionsgenerales',
  'formulaire-en-ligne',
  'formulaire-par-telephone',
  'conditionsutilisateurs',
  'accessibilite',
]

const contents = (page: Page) => page.getByRole('navigation', { name: /^Sommaire/ })

/** On a phone the contents are folded. */
const openContents = async (page: Page): Promise<void> => {
  const fold = page.locator('summary', { hasText: 'Sommaire' })
  if (await fold.isVisible()) await fold.click()
}

test('the legal page is reached from the footer, and its contents lead to each part @everywhere', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const footer = page.getByRole('contentinfo')
  for (const said of ['IM074', 'Garantie financière', 'Responsabilité civile'])
    await expect(footer.getByText(said)).toBeVisible()
  await footer.getByRole('link', { name: 'conditions générales', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`${PAGE}#conditionsgenerales$`))
  const terms = page.getByRole('heading', { level: 2, name: 'Conditions générales de vente' })
  await expect(terms).toBeInViewport()
  for (const anchor of ANCHORS) await expect(page.locator(`h2#${anchor}`)).toHaveCount(1)
  await expect(page.getByRole('main').getByText('Garantie financière', { exact: true })).toBeVisible()

  await openContents(page)
  const links = await contents(page).getByRole('link').all()
  expect(links.length).toBeGreaterThan(20)
  for (const link of links) {
    const href = (await link.getAttribute('href')) ?? ''
    await expect(page.locator(`[id="${href.slice(1)}"]`), href).toHaveCount(1)
  }
  await contents(page).getByRole('link', { name: 'Si tu annules' }).click()
  await expect(page.getByRole('heading', { level: 3, name: 'Si tu annules' })).toBeInViewport()
  expect(await axeFindings(page)).toEqual([])
})

test('who signs up reads the terms of users in a tab of their own @everywhere', async ({ page, context }) => {
  const popup = await openEntryPopup(page)
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    popup.getByRole('link', { name: /conditions générales d’utilisation/ }).click(),
  ])
  await expect(tab.getByRole('heading', { level: 2, name: 'Conditions d’utilisation' })).toBeInViewport()
})

test('an earlier version is read at its own address, which engines leave out @everywhere', async ({ page }) => {
  await page.goto(`${PAGE}#conditionsgenerales`)
  await hydrated(page)
  const part = page.getByRole('region', { name: 'Conditions générales de vente' })
  await part.getByText('Ce qui a changé, et les autres versions').click()
  await expect(part.getByText(/la formule de révision est écrite/)).toBeVisible()
  await part.getByRole('link', { name: 'Version 2026-04' }).click()
  await expect(page).toHaveURL(`${PAGE}/conditionsgenerales/2026-04`)
  await expect(page.getByRole('heading', { level: 2, name: 'Version 2026-04' })).toBeVisible()
  await expect(page.getByText('Cette version n’est plus en vigueur.')).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('link', { name: /^Lire celle du/ }).click()
  await expect(page).toHaveURL(new RegExp(`${PAGE}#conditionsgenerales$`))
})

test('an address of no version is no page', async ({ request }) => {
  for (const address of ['conditionsgenerales/1999-01', 'nulle-part/2026-11', 'conditionsgenerales']) {
    expect((await request.get(`${PAGE}/${address}`)).status(), address).toBe(404)
  }
})

test('the legal pages have no sideways scroll at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  for (const address of [PAGE, `${PAGE}/conditionsgenerales/2026-11`]) {
    await page.goto(address)
    await hydrated(page)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow, address).toBeLessThanOrEqual(0)
  }
})

test('the legal page prints as its text alone, with what changed', async ({ page }) => {
  await page.goto(PAGE)
  await hydrated(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Imprimer' })).toBeHidden()
  await expect(page.getByText(/la formule de révision est écrite/).first()).toBeVisible()
})
