import { axeFindings } from '../fixtures/axe-findings'
import { expect, hydrated, test } from '../fixtures/story'
import { bookForTwo, makeDeparture } from './make-trip'

let departure: Awaited<ReturnType<typeof makeDeparture>>

test.beforeEach(async ({ request }) => {
  departure = await makeDeparture(request, { inDaysFromNow: 20 })
})
test.afterEach(() => departure.cancel())

// The browser writes down the refusal of the number that is none.
test.use({ expectedErrors: [/422/] })

test('a place is handed over to somebody else, once both texts are read @everywhere', async ({ page }) => {
  const { id, token } = await bookForTwo(page, departure.id)
  const named = await page.request.patch(`/api/v1/reservations/${String(id)}/participants`, {
    headers: { authorization: `Bearer ${token}` },
    data: { participants: ['Inès', 'Hugo'].map((first_name, index) => ({ position: index + 1, first_name })) },
  })
  expect(named.ok()).toBe(true)
  await page.goto(`/my-expeditions/${String(id)}/changer`)
  await hydrated(page)
  await page.getByRole('radio', { name: /^Céder une place à quelqu’un/ }).check()
  await page.getByRole('radio', { name: /^Hugo/ }).check()
  const who = page.getByRole('region', { name: /Qui part à la place de Hugo/ })
  await who.getByLabel('Prénom').fill('Lou')
  await who.getByLabel('Nom', { exact: true }).fill('Martel')
  await who.getByLabel('Date de naissance').fill('28/02/1990')
  await who.getByLabel('Adresse email').fill('lou-martel@lagopede.test')
  await who.getByLabel('Téléphone').fill('12')
  await who.getByLabel('Niveau').selectOption('1')
  const press = page.getByRole('button', { name: /^Céder la place de Hugo/ })
  await expect(press).toBeDisabled()
  await page.getByRole('checkbox', { name: /conditions de la cession/ }).check()
  await page.getByRole('checkbox', { name: /avertissement sur le niveau/ }).check()
  expect(await axeFindings(page)).toEqual([])
  await press.click()
  await expect(who.getByLabel('Téléphone')).toHaveAttribute('aria-invalid', 'true')
  await who.getByLabel('Téléphone').fill('06 39 98 12 34')
  await press.click()

  await expect(page.getByRole('heading', { name: 'La place est à Lou' })).toBeFocused()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('link', { name: 'Voir mon départ' }).click()
  const travelers = page.getByRole('region', { name: 'Les voyageurs' })
  await expect(travelers.getByText('Lou Martel')).toBeVisible()
  await expect(travelers.getByText('Hugo')).toHaveCount(0)
})
