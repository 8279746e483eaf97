import { axeFindings } from '../fixtures/axe-findings'
import { expect, hydrated, test } from '../fixtures/story'
import { bookForTwo, makeDeparture } from './make-trip'

let departure: Awaited<ReturnType<typeof makeDeparture>>

// Far enough for a balance that is still to come.
test.beforeEach(async ({ request }) => {
  departure = await makeDeparture(request, { inDaysFromNow: 61 })
})
test.afterEach(() => departure.cancel())

test('an option is added, then dropped, for the sums that were read @everywhere', async ({ page }) => {
  const { id } = await bookForTwo(page, departure.id)
  const OPTION = 'Assurance annulation'
  const change = async (press: 'Un de plus' | 'Un de moins', action: RegExp) => {
    await page.goto(`/my-expeditions/${String(id)}/changer`)
    await hydrated(page)
    await page.getByRole('radio', { name: /^Ajouter ou retirer une option/ }).check()
    await page
      .getByRole('group', { name: new RegExp(OPTION) })
      .getByRole('button', { name: press })
      .click()
    const button = page.getByRole('button', { name: action })
    await expect(button).toBeEnabled()
    expect(await axeFindings(page)).toEqual([])
    await button.click()
    await expect(page.getByRole('heading', { name: new RegExp(OPTION) })).toBeFocused()
    await page.getByRole('link', { name: 'Voir mon départ' }).click()
    await expect(page.getByRole('link', { name: 'Changer ou annuler' })).toBeVisible()
  }
  await change('Un de plus', /^Ajouter «\sAssurance annulation\s», \+/)
  await change('Un de moins', /^Retirer «\sAssurance annulation\s», −/)
})

test('somebody joins the booking, for the sum that was read @everywhere', async ({ page }) => {
  const { id } = await bookForTwo(page, departure.id)
  await page.goto(`/my-expeditions/${String(id)}/changer`)
  await hydrated(page)
  await page.getByRole('radio', { name: /^Ajouter quelqu’un/ }).check()
  await page.getByLabel('Prénom').fill('Anna')
  const button = page.getByRole('button', { name: /^Ajouter 1\svoyageur, \+/ })
  await expect(button).toBeEnabled()
  expect(await axeFindings(page)).toEqual([])
  await button.click()
  await expect(page.getByRole('heading', { name: 'Vous êtes maintenant 3' })).toBeFocused()
  await page.getByRole('link', { name: 'Voir mon départ' }).click()
  const travelers = page.getByRole('region', { name: 'Les voyageurs' })
  await expect(travelers.getByRole('listitem')).toHaveCount(3)
  await expect(travelers.getByText('Anna')).toBeVisible()
})
