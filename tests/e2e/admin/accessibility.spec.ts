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
