import { axeFindings } from '../fixtures/axe-findings'
import { openFromList } from '../fixtures/open-from-list'
import { as } from '../fixtures/as'
import { chooseOption } from '../fixtures/choose-option'
import { expect, hydrated, test } from '../fixtures/story'
import { tick } from '../fixtures/tick'
import { forgetAccounts } from './forget-accounts'
import { givePastTrip } from './give-past-trip'
import { openAccount } from './open-account'

const SLUG = 'escalade-au-soleil-de-siurana'

test.afterAll(forgetAccounts)

test('a trip is reviewed by keyboard, the agency publishes, and it shows on its page and on /avis @everywhere', async ({
  page,
  context,
  browser,
  baseURL,
}, { project }) => {
  test.slow()
  const firstName = `Ondine ${project.name}`
  const { id } = await openAccount(context, { firstName })
  const trip = await givePastTrip({ userId: id, slug: SLUG })
  const text = `La falaise au soleil couchant vaut chaque courbature. ${Date.now()}`

  await page.goto(`/my-expeditions/${trip}/avis`)
  const form = page.getByRole('main')
  await form.getByRole('button', { name: 'Envoyer mon avis' }).click()
  await expect(form.getByText('Choisis une note, de une à cinq étoiles.')).toBeVisible()
  await form.getByRole('group', { name: 'Ta note' }).getByRole('radio').first().focus()
  await page.keyboard.press('Space')
  for (let step = 1; step < 4; step++) await page.keyboard.press('ArrowRight')
  await expect(form.getByRole('radio', { name: '4 sur 5, content' }).first()).toBeChecked()
  await form.getByLabel('Ton récit').fill(text)
  await tick(form.getByRole('group', { name: /^Le guide/ }).getByRole('radio', { name: /^5 sur 5/ }))
  expect(await axeFindings(page, { within: ['main'] })).toEqual([])
  await form.getByRole('button', { name: 'Envoyer mon avis' }).click()
  await expect(form.getByText('En relecture')).toBeVisible()
  await page.reload()
  await expect(form.getByText('En relecture')).toBeVisible()

  const office = await browser.newPage({ ...(baseURL && { baseURL }) })
  await as(office.context(), 'staff')
  await openFromList({ page: office, collection: 'reviews', name: firstName })
  await chooseOption({ page: office, field: 'status', option: 'Publié' })
  await office.getByRole('textbox', { name: 'Réponse de l’agence' }).fill('Merci Ondine.')
  const saved = office.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok())
  await office.getByRole('button', { name: 'Enregistrer' }).click()
  await saved
  await office.close()

  for (const path of [`/expeditions/${SLUG}`, '/avis']) {
    const review = page.getByRole('article').filter({ hasText: text })
    await expect(async () => {
      await page.goto(path)
      await expect(review).toBeVisible({ timeout: 5000 })
    }).toPass()
    await expect(review.getByText('Avis vérifié')).toBeVisible()
    await expect(review.getByRole('img', { name: '4 sur 5' })).toBeVisible()
    await expect(review).toContainText('Merci Ondine.')
  }
  await page.goto(`/my-expeditions/${trip}/avis`)
  await expect(page.getByRole('main').getByText('Publié', { exact: true })).toBeVisible()
})

test.describe('somebody else’s', () => {
  test.use({ expectedErrors: [/status of 404/] })

  test('the trip of another traveler cannot be reviewed', async ({ page, context }) => {
    const owner = await openAccount(context, { firstName: 'Ondine' })
    const trip = await givePastTrip({ userId: owner.id, slug: SLUG })
    await context.clearCookies()
    await openAccount(context, { firstName: 'Capucine' })
    await page.goto(`/my-expeditions/${trip}/avis`)
    await expect(page.getByRole('heading', { name: 'Cette réservation n’est pas la tienne' })).toBeVisible()
  })
})

test('/avis filters by rate and by expedition, unfolds and keeps its place @everywhere', async ({ page }) => {
  await page.goto('/avis')
  await hydrated(page)
  const reviews = page.getByRole('main').getByRole('article')
  await expect(reviews).toHaveCount(12)
  const more = page.getByRole('link', { name: 'Voir plus d’avis' })
  await more.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  await more.click()
  await expect(reviews).toHaveCount(24)
  await expect(page).toHaveURL(/\/avis\?page=2$/)
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(20)

  await page.getByRole('link', { name: /^3\sétoiles$/ }).click()
  await expect(page).toHaveURL(/\/avis\?note=3$/)
  await expect(page.getByRole('link', { name: /^3\sétoiles$/ })).toHaveAttribute('aria-current', 'true')
  await expect(reviews.first().getByRole('img', { name: '3 sur 5' })).toBeVisible()
  await page.getByLabel('Aventure').selectOption({ index: 1 })
  await expect(page).toHaveURL(/expedition=.+&note=3$/)
  await page.goto('/avis?expedition=nulle-part&note=1')
  await expect(page.getByRole('heading', { name: 'Aucun avis ne correspond' })).toBeVisible()
})

test('axe finds nothing on /avis, which says how reviews are gathered @everywhere', async ({ page }) => {
  await page.goto('/avis')
  await hydrated(page)
  await expect(page.getByRole('region', { name: 'Comment nous recueillons ces avis' })).toContainText(
    'Aucune contrepartie',
  )
  expect(await axeFindings(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})
