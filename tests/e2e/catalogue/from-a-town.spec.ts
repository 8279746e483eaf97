import { openCustomer } from '../booking/customer'
import { axeFindings } from '../fixtures/axe-findings'
import { goToPayment, orderButton } from '../fixtures/order'
import { expect, hydrated, test } from '../fixtures/story'
import { pdfText } from '../../pdf-text'

test('a town is typed once: the catalogue is ordered from there, its address says so, and trips are counted from it @everywhere', async ({
  page,
  context,
}) => {
  await page.goto('/expeditions')
  await hydrated(page)
  const card = page.locator('main article').first()
  await expect(card).toContainText(/depuis Paris/)
  await page.getByRole('button', { name: /^Depuis Paris ?, changer de ville$/ }).click()
  await page.getByRole('combobox', { name: 'Tu pars de…' }).fill('Plouf')
  await expect(page.getByRole('option').first()).toContainText('Ploufragan (22)')
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('Enter')
  // The title names the town from now on, and nothing says it twice.
  await expect(page.getByRole('button', { name: /^Ville de départ\s: Ploufragan/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /changer de ville/ })).toHaveCount(0)
  await expect(card).toContainText(/depuis Ploufragan/)
  await page.getByRole('combobox', { name: 'Trier par' }).selectOption({ label: 'kg CO₂e, du plus léger' })
  await expect(page).toHaveURL(/from=22215&sort=carbon/)

  const friend = await context.newPage()
  await friend.goto(page.url())
  await expect(friend.locator('main article').first()).toContainText(/depuis Ploufragan/)
  await friend.close()

  await card.getByRole('link').first().click()
  await page.locator('#trajet').scrollIntoViewIfNeeded()
  await expect(page.locator('#trajet').getByRole('status')).toContainText('depuis Ploufragan')
  await page.getByRole('button', { name: /^Depuis Ploufragan ?, changer de ville$/ }).click()
  await page.getByRole('button', { name: 'Oublier Ploufragan' }).click()
  await expect(page.locator('#trajet').getByRole('status')).toContainText('depuis Paris')
})

test('town and hours are the title of the search, what lies beyond is under it, and a trip has its figure on its page @everywhere', async ({
  page,
}) => {
  await page.goto('/expeditions')
  await hydrated(page)
  await page.getByRole('button', { name: /^Depuis Paris ?, changer de ville$/ }).click()
  await page.getByRole('combobox', { name: 'Tu pars de…' }).fill('Lyon')
  await expect(page.getByRole('option').first()).toContainText('Lyon (69)')
  await page.keyboard.press('Enter')
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('En train depuis Lyon sans limite d’heures')

  const hours = title.getByRole('button', { name: /^Temps de trajet\s: / })
  await hours.click()
  const dialog = page.getByRole('dialog', { name: 'Temps de trajet depuis Lyon' })
  await dialog.getByRole('slider').fill('5')
  await expect(page).toHaveURL(/from=69123&train_max=5$/)
  // What lies behind it is dimmed.
  expect(await axeFindings(page, { within: ['[role="dialog"]'] })).toEqual([])
  await page.keyboard.press('Escape')
  await expect(hours).toBeFocused()
  await expect(title).toHaveText(/^En train depuis Lyon en moins de 5\sh$/)
  const town = title.getByRole('button', { name: /^Ville de départ\s: Lyon/ })
  await town.click()
  await expect(page.getByRole('combobox', { name: 'Tu pars de…' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(town).toBeFocused()
  await page.getByRole('combobox', { name: 'Trier par' }).selectOption({ label: 'kg CO₂e, du plus léger' })
  await expect(page).toHaveURL(/from=69123&train_max=5&sort=carbon$/)
  const beyond = page.getByRole('region', { name: /^Un peu plus loin, de 5 à 7\sh$/ })
  await expect(beyond.getByRole('article').first()).toContainText(/[56]\sh/)
  expect(await axeFindings(page)).toEqual([])

  const card = page.locator('main article').first()
  await expect(card).toContainText('depuis Lyon')
  const [, trip = '', total = ''] = /(\d+)\skg aller-retour\D*?(\d+)\skg CO₂e/.exec(await card.innerText()) ?? []
  expect(Number(total)).toBeGreaterThan(Number(trip))
  await card.getByRole('link').first().click()
  await page.locator('#trajet').scrollIntoViewIfNeeded()
  await expect(page.locator('#trajet').getByRole('status')).toContainText('depuis Lyon')
  const figure = page.getByText(new RegExp(`(^|\\D)${trip}\\skg aller-retour, ${total}\\skg séjour compris`))
  await expect(figure.locator('visible=true').first()).toBeVisible()
})

test('hours that are too few name the nearest trip, and the map shows it faded @everywhere', async ({ page }) => {
  await page.goto('/expeditions?from=69123&train_max=1')
  await hydrated(page)
  await expect(page.getByRole('heading', { name: /^Rien à moins de 1\sh de Lyon$/ })).toBeVisible()
  await expect(page.getByText(/^La plus proche est à \d+\sh/)).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Carte' }).click()
  const map = page.getByRole('region', { name: 'Aventures sur la carte' })
  await expect(map.getByRole('button', { name: /^Un peu plus loin\s: / }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Liste' }).click()
  await page
    .getByRole('link', { name: /^Passer à \d+\sh, \d+\saventures?$/ })
    .first()
    .click()
  await expect(page).toHaveURL(/from=69123&train_max=[2-9]$/)
  await expect(page.getByText(/^Rien à moins/)).toHaveCount(0)
  await expect(page.locator('main article').first()).toBeVisible()
})

test('trips are counted by hour from Paris, named so, as long as no town is told', async ({ page }) => {
  await page.goto('/expeditions')
  await hydrated(page)
  await page.getByRole('button', { name: 'En train' }).click()
  const panel = page.getByRole('dialog', { name: 'En train' })
  await expect(panel.getByRole('slider', { name: 'Temps de trajet depuis Paris' })).toBeVisible()
  await expect(panel.locator('.hours__bars i')).toHaveCount(13)
})

test('what is shown from one’s town is booked, and stands on the contract @everywhere', async ({ page }) => {
  test.slow()
  const customer = await openCustomer(page)
  await page.goto('/expeditions?q=canoe+loire')
  await hydrated(page)
  await page.getByRole('button', { name: /^Depuis Paris ?, changer de ville$/ }).click()
  await page.getByRole('combobox', { name: 'Tu pars de…' }).fill('Ploufragan')
  await expect(page.getByRole('option').first()).toContainText('Ploufragan (22)')
  await page.keyboard.press('Enter')
  await page.getByRole('combobox', { name: 'Trier par' }).selectOption({ label: 'kg CO₂e, du plus léger' })
  await expect(page).toHaveURL(/from=22215/)
  const card = page.locator('main article', { hasText: 'Canoë' }).first()
  await expect(card).toContainText(/depuis Ploufragan/)
  const [, trip = ''] = /([\d\s]+)kg aller-retour/.exec((await card.textContent()) ?? '') ?? []
  expect(Number(trip.replace(/\s/g, ''))).toBeGreaterThan(0)
  const figure = new RegExp(`${trip.trim()}\\skg aller-retour, [\\d\\s]+kg séjour compris`)

  const cart = await customer.takeSeats(1)
  await page.goto(`/reservations/${String(cart)}/3`)
  const recap = page.locator('section', { has: page.getByRole('heading', { name: 'Ton aventure' }) })
  await expect(recap).toContainText(figure)
  await expect(recap).toContainText('depuis Ploufragan')
  await expect(recap.getByRole('link', { name: 'Comment on compte' })).toHaveAttribute('href', '/bilan-carbone')
  expect(await axeFindings(page)).toEqual([])
  await goToPayment(page)
  await orderButton(page).click()
  await page.getByRole('link', { name: 'Accéder au dashboard' }).click()
  const box = page.getByRole('region', { name: 'Ton bilan carbone' })
  await expect(box).toContainText('Par personne, depuis Ploufragan')
  await expect(box).toContainText(figure)
  expect(await axeFindings(page)).toEqual([])

  const pdf = await page.request.get(`${new URL(page.url()).pathname}/resume.pdf`)
  const paper = pdfText(await pdf.body())
  expect(paper).toMatch(figure)
  expect(paper).toMatch(/depuis Ploufragan/)
  await customer.leave()
})

test('the train from a town is offered to who types its name', async ({ page }) => {
  await page.goto('/expeditions')
  await hydrated(page)
  await page.getByRole('combobox', { name: 'Chercher une aventure' }).fill('train depuis Lyon')
  await page.getByRole('option', { name: /^En train depuis Lyon/ }).click()
  await expect(page).toHaveURL(/from=69123&sort=train/)
  await expect(page.locator('main article').first()).toContainText(/depuis Lyon/)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('figures are from Paris, named so, and an address has them from elsewhere', async ({ page }) => {
    await page.goto('/expeditions')
    await expect(page.locator('main article').first()).toContainText(/depuis Paris/)
    await page.goto('/expeditions?from=69123&sort=carbon&train_max=8')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^En train depuis Lyon en moins de 8\sh$/)
    await expect(page.locator('main article').first()).toContainText(/depuis Lyon/)
    await page.locator('main article a').first().click()
    await expect(page.locator('#trajet')).toContainText('Depuis Paris')
    await expect(page.locator('#trajet').getByRole('table')).toBeVisible()
    // The head of the page, its box and its table speak of one figure.
    const [, kg = ''] = /([\d\s,]+)kg/.exec(await page.locator('.facts').innerText()) ?? []
    expect(kg.trim()).toMatch(/\d/)
    await expect(page.locator('#trajet')).toContainText(new RegExp(`(^|\\D)${kg.trim()}\\skg`))
    await expect(page.getByText(new RegExp(`^${kg.trim()}\\skg aller-retour`)).first()).toBeVisible()
  })
})

test('an address that names a town that does not exist shows trips, and keeps its other filters', async ({ page }) => {
  await page.goto('/expeditions?level=2&from=99999')
  await hydrated(page)
  await expect(page).toHaveURL(/\/expeditions\?level=2$/)
  await expect(page.locator('main article').first()).toContainText(/depuis Paris/)
})
