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
