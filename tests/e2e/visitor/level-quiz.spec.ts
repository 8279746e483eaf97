import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { closePhonePopupForGood, giveEmail, signIn } from '../accounts/sign-in'
import { as } from '../fixtures/as'
import { axeFindings } from '../fixtures/axe-findings'
import { expect, hydrated, test } from '../fixtures/story'

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const step = (page: Page) => page.getByText(/^Question \d+ sur \d+$/)
const toContinue = (page: Page) => page.getByRole('button', { name: 'Continuer' })

const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
}

/** The result; nothing stands above the highest levels. */
const expectResult = async (page: Page, { above = 1 } = {}): Promise<void> => {
  await expect(title(page)).toHaveText('Voici ta ligne de crête')
  await expect(page.getByRole('heading', { level: 2, name: 'A pieds' })).toBeVisible()
  await expect(page.locator('.crest__fam > li')).toHaveCount(10)
  await expect(page.locator('.crest__facts').first().getByRole('listitem')).toHaveCount(2)
  const fitting = page.getByRole('region', { name: /À ta portée|Pour commencer/ })
  await expect(fitting.getByRole('article')).toHaveCount(3)
  await expect(fitting.locator('.fit-line')).toHaveCount(3)
  await expect(page.getByRole('region', { name: 'Un cran au-dessus' }).getByRole('article')).toHaveCount(above)
  await expect(page.getByRole('button', { name: 'Partager' })).toBeVisible()
}

test('a visitor finds their level by touch, with a reload in the middle @phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/ton-niveau')
  await hydrated(page)
  await expectNoSidewaysScroll(page)
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Commencer' }).tap()

  await expect(step(page)).toHaveText('Question 1 sur 10')
  await expectNoSidewaysScroll(page)
  expect(await axeFindings(page)).toEqual([])
  const first = await title(page).innerText()
  await page.locator('.opt').nth(3).tap()
  await toContinue(page).tap()
  await expect(step(page)).toHaveText('Question 2 sur 10')
  await page.locator('.opt').nth(2).tap()
  await page.getByRole('button', { name: 'Précédent' }).tap()
  await expect(title(page)).toHaveText(first)
  await expect(page.getByRole('radio').nth(3)).toBeChecked()

  await page.reload()
  await hydrated(page)
  await expect(step(page)).toHaveText('Question 3 sur 10')
  for (let place = 3; place <= 10; place += 1) {
    await expect(step(page)).toHaveText(`Question ${String(place)} sur 10`)
    await page.locator('.opt').nth(3).tap()
    await toContinue(page).tap()
  }
  await expectResult(page)
  await expectNoSidewaysScroll(page)
  expect(await axeFindings(page)).toEqual([])
})

test('a visitor finds their level by the keyboard alone', async ({ page }) => {
  await page.goto('/ton-niveau')
  await hydrated(page)
  await page.getByRole('button', { name: 'Commencer' }).focus()
  await page.keyboard.press('Enter')
  for (let place = 1; place <= 10; place += 1) {
    await expect(step(page)).toHaveText(`Question ${String(place)} sur 10`)
    await expect(title(page)).toBeFocused()
    await page.keyboard.press('Tab')
    // The last choice is one up from the first.
    await page.keyboard.press('ArrowUp')
    await expect(page.getByRole('radio').last()).toBeChecked()
    await page.keyboard.press('Enter')
  }
  await expect(title(page)).toBeFocused()
  await expectResult(page, { above: 0 })
  await expect(page.locator('.crest__fam').getByText('5/5')).toHaveCount(10)
  expect(await axeFindings(page)).toEqual([])

  await page.goto('/expeditions')
  await expect(page.locator('.grid-cards').getByText('Fait pour toi')).toHaveCount(12)
  expect(await axeFindings(page)).toEqual([])
  await page.goto('/ton-niveau')
  await page.getByRole('button', { name: 'Recommencer' }).press('Enter')
  await expect(step(page)).toHaveText('Question 1 sur 10')
})

const passAll = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Commencer' }).click()
  for (let place = 1; place <= 10; place += 1) {
    await expect(step(page)).toHaveText(`Question ${String(place)} sur 10`)
    await page.getByRole('button', { name: 'Passer cette question' }).click()
  }
}

test('who passes every question is shown the easiest trips', async ({ page }) => {
  await page.goto('/ton-niveau')
  await hydrated(page)
  await passAll(page)
  await expectResult(page)
  await expect(page.locator('.crest__fam').getByText('0/5')).toHaveCount(10)
})

test('a visitor signs in to keep the level, finds it in the account and forgets it', async ({ page, playwright }) => {
  const request = await playwright.request.newContext({ baseURL: test.info().project.use.baseURL })
  const account = await as(request)
  await request.dispose()
  await closePhonePopupForGood(page)
  await page.goto('/ton-niveau')
  await hydrated(page)
  await passAll(page)
  await page.getByRole('button', { name: 'Enregistrer dans mon profil' }).click()
  await signIn(page, account, page.getByRole('dialog', { name: /Bienvenue chez/ }))
  await expect(page.getByText('Enregistré dans ton profil.')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])

  await page.getByRole('main').getByRole('link', { name: 'Mon compte' }).click()
  const box = page.getByRole('region', { name: 'Ton niveau' })
  await expect(box.getByRole('listitem')).toHaveCount(10)
  expect(await axeFindings(page)).toEqual([])
  await box.getByRole('button', { name: 'Effacer mon niveau' }).click()
  await expect(box.getByText(/Aucun niveau enregistré/)).toBeVisible()
  await box.getByRole('link', { name: 'Trouver mon niveau' }).click()
  await expect(page.getByRole('button', { name: 'Commencer' })).toBeVisible()
})

test('a visitor takes the quiz on a phone, signs up to keep it, and finds it saved on another browser @phone', async ({
  page,
  browser,
}) => {
  test.slow()
  const account = { email: `${randomUUID()}@exemple.fr`, password: 'edelweiss-du-semnoz' }
  await closePhonePopupForGood(page)
  await page.goto('/ton-niveau')
  await hydrated(page)
  await page.getByRole('button', { name: 'Commencer' }).tap()
  for (let place = 1; place <= 10; place += 1) {
    await expect(step(page)).toHaveText(`Question ${String(place)} sur 10`)
    await page
      .locator('.opt')
      .nth(place < 6 ? 3 : 0)
      .tap()
    await toContinue(page).tap()
  }
  await expect(page.locator('.crest__fam > li')).toHaveCount(10)
  const found = await page.locator('.crest__fam > li').allInnerTexts()
  const levels = found.map((text) => /\d\/5/.exec(text)?.[0])
  expect(new Set(levels).size, found.join(' | ')).toBeGreaterThan(1)

  await page.getByRole('button', { name: 'Enregistrer dans mon profil' }).tap()
  await giveEmail(page, account.email, page.getByRole('dialog', { name: /Bienvenue chez/ }))
  const popup = page.getByRole('dialog', { name: 'Termine ton inscription' })
  await popup.getByLabel('Prénom').fill('Louison')
  await popup.getByLabel('Nom', { exact: true }).fill('Garnier')
  await popup.getByLabel('Mot de passe', { exact: true }).fill(account.password)
  await popup.getByRole('button', { name: 'S’INSCRIRE' }).tap()
  await expect(page.getByText('Enregistré dans ton profil.')).toBeVisible()

  const elsewhere = await browser.newContext({ baseURL: test.info().project.use.baseURL })
  const answer = await elsewhere.request.post('/api/v1/auth/login', { data: account })
  expect(answer.ok()).toBe(true)
  const other = await elsewhere.newPage()
  await closePhonePopupForGood(other)
  await other.goto('/my-account')
  const kept = other.getByRole('region', { name: 'Ton niveau' }).getByRole('listitem')
  await expect(kept).toHaveCount(10)
  expect((await kept.allInnerTexts()).map((text) => /\d\/5/.exec(text)?.[0])).toEqual(levels)
  await elsewhere.close()
})

test.describe('when the search does not answer', () => {
  test.use({ expectedErrors: [/503/] })
  test('the trips are asked for again', async ({ page }) => {
    await page.goto('/ton-niveau')
    await hydrated(page)
    await page.route('**/api/v1/search?**', (route) => route.fulfill({ status: 503, json: { error: 'Indisponible' } }))
    await passAll(page)
    const again = page.getByRole('button', { name: 'Réessayer' })
    await expect(again).toBeVisible()
    await page.unroute('**/api/v1/search?**')
    await again.click()
    await expect(page.locator('.grid-cards article')).toHaveCount(3)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the page of the level quiz says what it is for and where else to go', async ({ page }) => {
    await page.goto('/ton-niveau')
    await expect(title(page)).toHaveText(/Quel est ton niveau/)
    await expect(page.getByRole('button', { name: 'Commencer' })).toBeHidden()
    await expect(page.getByRole('main').getByRole('link', { name: 'parmi les aventures' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'nous écrire' })).toBeVisible()
  })
})
