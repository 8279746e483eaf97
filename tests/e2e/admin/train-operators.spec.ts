import { onDatabase } from '../fixtures/on-database'
import { renewEveryPage } from '../fixtures/renew-every-page'
import { as } from '../fixtures/as'
import { expect, hydrated, test } from '../fixtures/story'
import { typeInForm } from '../fixtures/type-in-form'

const TRIP = '/expeditions/traversee-du-vercors-en-bivouac'
// A site that no other story looks at.
const NAME = 'Trainline'
const PATTERN = 'https://www.thetrainline.com/fr/essai/{from}/{to}?jour={date}'

const addressOf = (name: string) =>
  onDatabase(async (client) => {
    const { rows } = await client.query<{ url: string }>(
      'select url from site_settings_train_operators where name = $1',
      [name],
    )
    return rows[0]?.url ?? ''
  })

const putBack = (url: string) =>
  onDatabase((client) => client.query('update site_settings_train_operators set url = $1 where name = $2', [url, NAME]))

test.use({ expectedErrors: [/400/] })

test('the staff change where tickets are looked for: refused in French, then seen on the page within two seconds', async ({
  page,
  request,
}) => {
  test.slow()
  const before = await addressOf(NAME)
  await as(page.context(), 'staff')
  try {
    await page.goto('/admin/globals/site-settings')
    await hydrated(page)
    const sites = page.locator('#field-train_operators')
    await expect(sites.getByText(`${NAME} · à vérifier`)).toBeVisible()
    await sites.getByRole('button', { name: 'Tout déplier' }).click()
    const address = sites.getByRole('textbox', { name: /^Adresse/ }).nth(1)
    await expect(address).toHaveValue(before)

    await typeInForm(page, { type: () => address.fill('https://{from}.example/'), held: 'https://{from}.example/' })
    const save = page.getByRole('button', { name: 'Enregistrer', exact: true })
    await save.click()
    await expect(page.getByText(/^Le nom du site ne peut pas changer/).first()).toBeVisible()
    expect(await addressOf(NAME)).toBe(before)

    await address.fill(PATTERN)
    const saved = page.waitForResponse((answer) => answer.url().includes('/api/globals/site-settings') && answer.ok())
    await save.click()
    await saved
    const trip = async () => (await request.get(TRIP)).text()
    await expect
      .poll(trip, { intervals: [50], timeout: 2_000 })
      .toMatch(/https:\/\/www\.thetrainline\.com\/fr\/essai\/Paris\/Grenoble\?jour=\d{4}-\d\d-\d\d/)

    await page.goto(TRIP)
    await hydrated(page)
    await page.locator('#trajet').scrollIntoViewIfNeeded()
    await page.getByRole('button', { name: /^Depuis Paris ?, changer de ville$/ }).click()
    await page.getByRole('combobox', { name: 'Tu pars de…' }).fill('Lyon')
    await expect(page.getByRole('option').first()).toContainText('Lyon (69)')
    await page.keyboard.press('Enter')
    const link = page.locator('#trajet').getByRole('link', { name: /^Trainline/ })
    await expect(link).toHaveAttribute('href', /\/essai\/Lyon\/Grenoble\?jour=\d{4}-\d\d-\d\d$/)
    // The day follows the departure that one chooses.
    const dates = page.getByRole('combobox', { name: 'Départ' })
    const first = await link.getAttribute('href')
    await dates.selectOption({ index: (await dates.locator('option:not([disabled])').count()) - 1 })
    await expect(link).not.toHaveAttribute('href', first ?? '')
  } finally {
    await putBack(before)
    await renewEveryPage(request)
  }
})
