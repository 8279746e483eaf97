import { axeFindings } from '../fixtures/axe-findings'
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

const UNNAMED = /^(?:aria-input-field-name|button-name|label|select-name):/

test('axe finds no field nor button without a name on a list and a form', async ({ page }) => {
  await openPanel(page, 'staff')
  await page.goto('/admin/collections/departures')
  await expect(page.getByRole('checkbox', { name: /^Choisir\s:/ }).first()).toBeVisible()
  expect((await axeFindings(page)).filter((finding) => UNNAMED.test(finding))).toEqual([])
  await page.goto('/admin/collections/departures/create')
  await expect(page.getByRole('combobox', { name: 'Guide' })).toBeVisible()
  expect((await axeFindings(page)).filter((finding) => UNNAMED.test(finding))).toEqual([])
})
