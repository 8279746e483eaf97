import { axeFindings } from '../fixtures/axe-findings'
import { expect, hydrated, test } from '../fixtures/story'

const TRIP = '/expeditions/traversee-du-vercors-en-bivouac'

test('the way there is a climb where it has room, and its list on a phone @everywhere', async ({ page, isMobile }) => {
  await page.goto(TRIP)
  await hydrated(page)
  const part = page.locator('#trajet')
  await part.scrollIntoViewIfNeeded()
  // Once it is alive, it counts from one’s own town.
  await expect(part.getByRole('button', { name: /^Depuis Paris ?, changer de ville$/ })).toBeVisible()
  const climb = part.locator('.climb')
  const list = part.getByRole('list', { name: 'Trajet depuis Paris' })
  await expect(list.getByRole('listitem')).toHaveCount(3)
  if (isMobile) {
    await expect(climb).toBeHidden()
    expect((await list.boundingBox())?.height).toBeGreaterThan(100)
  } else {
    await expect(climb).toBeVisible()
    await expect(climb).toContainText(/Corrençon-en-Vercors, 1\s111\sm/)
    await expect(climb).toContainText(/Grenoble, 212\sm/)
    await expect(climb).toContainText(/10\smin pour changer/)
    // For who does not see the drawing alone.
    expect((await list.boundingBox())?.height).toBeLessThan(2)
  }
  expect(await axeFindings(page)).toEqual([])
})

test('what a trip emits leaves as a file, line by line @everywhere', async ({ page }) => {
  await page.goto(TRIP)
  await hydrated(page)
  const link = page.locator('#trajet').getByRole('link', { name: /ligne à ligne/ })
  const [file] = await Promise.all([page.waitForEvent('download'), link.click()])
  expect(file.suggestedFilename()).toBe('carbone-traversee-du-vercors-en-bivouac-75056.csv')
})

test('a route lies on a ground of its own, drawn at first and on the map then @everywhere', async ({ page }) => {
  await page.goto(TRIP)
  const frame = page.locator('.itin__map')
  await frame.scrollIntoViewIfNeeded()
  const ground = frame.locator('.itin__relief')
  await expect
    .poll(() => ground.evaluate((image) => (image as HTMLImageElement).naturalWidth), { timeout: 15_000 })
    .toBeGreaterThan(0)
  await expect(frame).toHaveAttribute('data-ready', 'true')
  await expect(frame.getByText('Relief indicatif')).toBeAttached()
})
