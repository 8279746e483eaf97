import { axeFindings } from '../fixtures/axe-findings'
import { expect, hydrated, test } from '../fixtures/story'
import { featured, signUp } from './sign-up'

test('favourites are listed last liked first, taken back one by one, brought back @everywhere', async ({ page }) => {
  const [one, two] = await featured(page)
  if (!one || !two) throw new Error('The home page puts no two expeditions forward')
  await signUp(page, [one.id, two.id])
  await page.goto('/mes-favoris')
  const main = page.locator('main')
  const names = main.getByRole('heading', { level: 2 })
  await expect(main).toContainText(/2\s+aventures/)
  await expect(names).toHaveText([two.name, one.name])

  await main.getByRole('button', { name: `Ajouter ${two.name} à tes favoris` }).click()
  await expect(names).toHaveText([one.name])
  await expect(main).toContainText(/1\s+aventure/)

  await main.getByRole('button', { name: `Ajouter ${one.name} à tes favoris` }).click()
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect(page.getByText('Ajoutée à tes favoris')).toBeVisible()
  await expect(names).toHaveText([one.name])

  await main.getByRole('button', { name: `Ajouter ${one.name} à tes favoris` }).click()
  await expect(page.getByText('Retirée de tes favoris')).toBeVisible()
  await expect(names).toHaveText(/Tu n’as pas encore ajouté d’aventures à tes favoris\s!/)
  await main.getByRole('link', { name: 'Découvrir les aventures' }).click()
  await expect(page).toHaveURL(/\/expeditions$/)
})

test.describe('an expedition that left the catalogue', () => {
  test.use({ expectedErrors: [/status of 404/] })

  test('is shown as no longer available, and can be removed; axe finds nothing @everywhere', async ({ page }) => {
    const [one, two] = await featured(page)
    if (!one || !two) throw new Error('The home page puts no two expeditions forward')
    await signUp(page, [one.id, two.id])
    await page.route(`**/api/v1/expeditions/${String(two.id)}`, (route) =>
      route.fulfill({ status: 404, json: { error: 'Cette aventure n’existe pas ou n’est plus en ligne.' } }),
    )
    await page.goto('/mes-favoris')
    const names = page.locator('main').getByRole('heading', { level: 2 })
    await expect(names).toHaveText(['Cette aventure n’est plus proposée', one.name])
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Retirer de mes favoris' }).click()
    await expect(names).toHaveText([one.name])
    await page.reload()
    await expect(names).toHaveText([one.name])
  })
})

test('the news of a favourite are shown once, until they are closed @everywhere', async ({ page }) => {
  const [one] = await featured(page)
  if (!one) throw new Error('The home page puts no expedition forward')
  await signUp(page, [one.id])
  const { hit } = (await (await page.request.get(`/api/v1/expeditions/${String(one.id)}`)).json()) as { hit: object }
  await page.route('**/api/v1/interests/popup', (route) =>
    route.fulfill({ json: { popup_visible: true, expedition: hit, news: 'new_departure' } }),
  )
  const seen = page.waitForResponse(/interests\/popup\/seen$/)
  await page.goto('/')
  const card = page.getByRole('complementary', { name: 'Du nouveau parmi tes favoris' })
  expect((await seen).status()).toBe(200)
  await expect(card).toContainText(`De nouvelles dates pour ${one.name}`)
  const told = page.waitForFunction(tellNoticesApart)
  await page.locator('.rail .heart').nth(1).click()
  expect(await (await told).jsonValue()).toBe('apart')
  await card.getByRole('button', { name: 'Fermer' }).click()
  await expect(card).toBeHidden()
  await page.reload()
  await hydrated(page)
  await expect(card).toBeHidden()
})

/** Whether the first toast that shows covers the news, at the same instant. */
const tellNoticesApart = (): 'apart' | 'covered' | undefined => {
  const [toast, news] = ['.toast', '.fav-news'].map((one) => document.querySelector(one)?.getBoundingClientRect())
  if (!toast || !news) return undefined
  return toast.bottom <= news.top || toast.right <= news.left ? 'apart' : 'covered'
}

test('the alerts are turned off in the account, and stay so', async ({ page }) => {
  await signUp(page)
  await page.goto('/my-account')
  const alerts = page.getByRole('switch', { name: 'Je reçois les nouvelles dates de mes favoris' })
  await expect(alerts).toBeChecked()
  const saved = page.waitForResponse(/interests\/alerts$/)
  await page.getByText('Je reçois les nouvelles dates de mes favoris').click()
  expect((await saved).status()).toBe(200)
  await page.reload()
  await expect(alerts).not.toBeChecked()
})

test.describe('a link of a mail that is not ours', () => {
  test.use({ expectedErrors: [/status of 422/] })

  test('says so and points to the account', async ({ page }) => {
    await page.goto('/mes-favoris/desinscription#token=nope')
    await hydrated(page)
    await page.getByRole('button', { name: 'Je ne veux plus d’alertes' }).click()
    await expect(page.locator('main').getByRole('alert')).toContainText('Les alertes se règlent aussi dans ton compte')
  })
})
