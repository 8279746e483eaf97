import { axeFindings } from '../fixtures/axe-findings'
import { expect, hydrated, test } from '../fixtures/story'
import { isPhone } from '../accounts/sign-in'
import { onDatabase } from '../fixtures/on-database'
import { overlap } from '../fixtures/overlap'
import { openCustomer, TRIP } from './customer'

test('the banner brings back to an unfinished booking, until it was closed twice @everywhere', async ({ page }) => {
  const customer = await openCustomer(page)
  const cart = await customer.takeSeats(2)
  const banner = page.getByRole('complementary', { name: 'Réservation en cours' })
  await page.goto('/expeditions')
  await hydrated(page)
  await expect(banner).toContainText('Termine ta réservation, Camille')
  await expect(banner).toContainText('2 personnes')
  const map = page.getByRole('group', { name: 'Affichage' }).getByRole('button', { name: 'Carte' })
  await map.click({ trial: true })
  await banner.getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`/reservations/${String(cart)}/1$`))
  await expect(page.getByRole('timer')).toBeVisible()
  await expect(banner).toBeHidden()

  for (const path of ['/', '/expeditions']) {
    await page.goto(path)
    await banner.getByRole('button', { name: 'Fermer' }).click()
    await expect(banner).toBeHidden()
  }
  await page.goto('/')
  await hydrated(page)
  await expect(banner).toBeHidden()
  await customer.leave()
})

test('the banner covers neither menu, nor legal links, nor the search of the home page @everywhere', async ({
  page,
}) => {
  const customer = await openCustomer(page)
  await customer.takeSeats(1)
  const banner = page.getByRole('complementary', { name: 'Réservation en cours' })
  await page.goto('/')
  await hydrated(page)
  await expect(banner).toBeVisible()
  if (isPhone(page)) {
    await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
    for (const name of ['Mon compte', 'Déconnexion']) {
      await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name }).click({ trial: true })
    }
    await expect(banner).toBeHidden()
    await page.getByRole('button', { name: 'Fermer le menu' }).click()
    await expect(banner).toBeVisible()
  } else {
    const fields = await page.locator('.searchbox').getByRole('button').all()
    expect(fields.length).toBeGreaterThan(2)
    for (const field of fields) expect(await overlap(banner, field)).toBe(false)
  }
  for (const path of ['/', '/expeditions', TRIP]) {
    await page.goto(path)
    await hydrated(page)
    await expect(banner).toBeVisible()
    await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
    for (const name of ['Mentions légales', 'confidentialité']) {
      expect(await overlap(banner, page.getByRole('contentinfo').getByRole('link', { name }))).toBe(false)
    }
  }
  await customer.leave()
})

test('places whose time is over can be taken again, and nothing typed is lost', async ({ page }) => {
  const customer = await openCustomer(page)
  const cart = await customer.takeSeats(2)
  await page.goto(`/reservations/${String(cart)}/2`)
  await page.getByRole('region', { name: 'Deuxième voyageur' }).getByLabel('Prénom').fill('Hugo')
  await expect(page.getByText('Tout est enregistré.')).toBeVisible()
  await onDatabase((client) =>
    client.query(`update carts set hold_expires_at = now() - interval '1 second' where id = $1`, [cart]),
  )
  await page.reload()
  const notice = page.getByRole('alert').filter({ hasText: 'Tes places sont reparties en vente' })
  await expect(notice).toBeVisible()
  await notice.getByRole('button', { name: /Reprendre mes 2/ }).click()
  await expect(page.getByRole('timer')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Deuxième voyageur' }).getByLabel('Prénom')).toHaveValue('Hugo')
  await customer.leave()
})

test('who comes back by the banner after the time is over has the places taken again @everywhere', async ({ page }) => {
  const customer = await openCustomer(page)
  const cart = await customer.takeSeats(2)
  await onDatabase((client) =>
    client.query(`update carts set hold_expires_at = now() - interval '1 second' where id = $1`, [cart]),
  )
  await page.goto('/expeditions')
  await page.getByRole('complementary', { name: 'Réservation en cours' }).getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`/reservations/${String(cart)}/1$`))
  await expect(page.getByRole('timer')).toContainText('Tes 2 places sont gardées encore')
  await customer.leave()
})

test('a second tab follows the first', async ({ page, context }) => {
  const customer = await openCustomer(page)
  const cart = await customer.takeSeats(2)
  await page.goto(`/reservations/${String(cart)}/1`)
  const second = await context.newPage()
  await second.goto(`/reservations/${String(cart)}/1`)
  await expect(second.getByRole('group', { name: 'Voyageurs' }).getByText('2', { exact: true })).toBeVisible()

  await page.bringToFront()
  await page.getByRole('group', { name: 'Voyageurs' }).getByRole('button', { name: 'Un de plus' }).click()
  await expect(page.getByRole('complementary', { name: 'Ta réservation' })).toContainText('3 personnes')
  await second.bringToFront()
  // The first tab shows the new number before the server has it.
  await expect(async () => {
    await second.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    const recap = second.getByRole('complementary', { name: 'Ta réservation' })
    await expect(recap).toContainText('3 personnes', { timeout: 5000 })
  }).toPass()
  await customer.leave()
})

test('a booking is given up once asked again: the places go back, and the other tab says so @everywhere', async ({
  page,
  context,
}) => {
  const customer = await openCustomer(page)
  const cart = await customer.takeSeats(2)
  const second = await context.newPage()
  await second.goto(`/reservations/${String(cart)}/1`)
  await expect(second.getByRole('timer')).toBeVisible()

  await page.bringToFront()
  await page.goto(`/reservations/${String(cart)}/2`)
  await page.getByRole('region', { name: 'Deuxième voyageur' }).getByLabel('Prénom').fill('Hugo')
  const popup = page.getByRole('dialog', { name: /Abandonner cette réservation/ })
  await page.getByRole('button', { name: 'Abandonner cette réservation' }).click()
  await popup.getByRole('button', { name: 'Je continue ma réservation' }).click()
  await expect(page.getByRole('region', { name: 'Deuxième voyageur' }).getByLabel('Prénom')).toHaveValue('Hugo')
  await page.getByRole('button', { name: 'Abandonner cette réservation' }).click()
  await expect(popup).toContainText(/Tes 2\splaces repartent en vente/)
  expect(await axeFindings(page)).toEqual([])
  await popup.getByRole('button', { name: 'Abandonner', exact: true }).click()
  // Four seconds long, and the page of the trip may come after them.
  await expect(page.getByText('Réservation abandonnée.')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${TRIP}$`))
  await expect(page.getByRole('complementary', { name: 'Réservation en cours' })).toBeHidden()

  await second.bringToFront()
  await expect(async () => {
    await second.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    const gone = second.getByRole('heading', { level: 1, name: 'Cette réservation n’est plus en cours' })
    await expect(gone).toBeVisible({ timeout: 5000 })
  }).toPass()
  await customer.leave()
})

test('a customer without any reservation is led to the trips', async ({ page }) => {
  await openCustomer(page)
  await page.goto('/my-expeditions')
  await expect(page.getByRole('heading', { name: /Tu n’as pas de réservation en cours/ })).toBeVisible()
  await page.getByRole('link', { name: 'Découvrir les aventures' }).click()
  await expect(page).toHaveURL(/\/expeditions$/)
})

test.describe('what is not one’s own', () => {
  test.use({ expectedErrors: [/404/] })

  test('somebody else’s cart and a step that does not exist are not found @everywhere', async ({ page, browser }) => {
    const owner = await openCustomer(page)
    const cart = await owner.takeSeats(1)
    const other = await browser.newPage()
    await openCustomer(other)
    await other.goto(`/reservations/${String(cart)}/1`)
    await expect(other.getByRole('heading', { level: 1, name: /sentier/i })).toBeVisible()
    await expect(other.getByRole('banner')).toBeVisible()
    await other.close()
    await page.goto(`/reservations/${String(cart)}/6`)
    await expect(page.getByRole('heading', { level: 1, name: /sentier/i })).toBeVisible()
    await owner.leave()
  })
})

test('a visitor of a booking is sent home with a word', async ({ page }) => {
  await page.goto('/reservations/1/1')
  await expect(page.getByText('Veuillez vous connecter pour accéder à cette page.')).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
})
