import { axeFindings } from '../fixtures/axe-findings'
import { openFromList } from '../fixtures/open-from-list'
import { openPanel } from '../fixtures/sign-in-panel'
import { expect, test } from '../fixtures/story'

// The panel's own frame is Payload's: axe finds there unnamed icon buttons and drag handles, chevrons hidden yet
// focusable, and no main landmark. What this house adds to it is held to the same measure as the site.
for (const person of ['staff', 'guide'] as const) {
  test(`axe finds nothing in what the dashboard shows to ${person}`, async ({ page }) => {
    await openPanel(page, person)
    expect(await axeFindings(page, { within: ['.agency'], without: ['region'] })).toEqual([])
  })
}

const UNNAMED = /^(?:aria-command-name|aria-input-field-name|button-name|label|select-name):/

test('axe finds no field nor button without a name on a list and on forms', async ({ page }) => {
  await openPanel(page, 'staff')
  await page.goto('/admin/collections/departures')
  await expect(page.getByRole('checkbox', { name: /^Choisir\s:/ }).first()).toBeVisible()
  expect((await axeFindings(page)).filter((finding) => UNNAMED.test(finding))).toEqual([])
  await page.goto('/admin/collections/departures/create')
  await expect(page.getByRole('combobox', { name: 'Guide' })).toBeVisible()
  expect((await axeFindings(page)).filter((finding) => UNNAMED.test(finding))).toEqual([])
  await openFromList({ page, collection: 'expeditions', name: 'Apnée et silence dans les Calanques' })
  for (const [tab, shown] of Object.entries(SHOWN)) {
    await page.getByRole('button', { name: tab, exact: true }).click()
    await expect(page.locator(shown).first()).toBeVisible()
    expect((await axeFindings(page)).filter((finding) => UNNAMED.test(finding))).toEqual([])
  }
})

/** What a tab of an expedition shows once it is there. */
const SHOWN = {
  Présentation: '.ContentEditable__root',
  Programme: '.collapsible__drag',
}

test('the menu of the panel stays open at 1440 px once the page is alive', async ({ page }) => {
  await openPanel(page, 'staff')
  await expect(page.locator('.template-default--nav-animate')).toHaveClass(/template-default--nav-open/)
  await expect(page.getByRole('link', { name: 'Réservations' }).first()).toBeInViewport()
})
