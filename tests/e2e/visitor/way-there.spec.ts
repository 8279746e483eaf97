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

test('tickets are looked for on other sites, from one’s own town @everywhere', async ({ page, request }) => {
  expect(await (await request.get(TRIP)).text()).toContain('Chercher ton billet de Paris à Grenoble')
  await page.goto(TRIP)
  await hydrated(page)
  const part = page.locator('#trajet')
  await part.scrollIntoViewIfNeeded()
  const town = part.getByRole('button', { name: /^Depuis Paris ?, changer de ville$/ })
  await expect(town).toBeVisible()
  const ticketsFrom = (name: string) =>
    part.getByRole('list', { name: new RegExp(`^Chercher ton billet de ${name} à Grenoble, le \\d`) })
  for (const link of await ticketsFrom('Paris')
    .getByRole('link', { name: /, nouvel onglet$/ })
    .all()) {
    await expect(link).toHaveAttribute('href', /^https:\/\//)
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener nofollow')
  }
  await expect(ticketsFrom('Paris').getByRole('link', { name: /^SNCF Connect/ })).toBeVisible()

  await town.click()
  await page.getByRole('combobox', { name: 'Tu pars de…' }).fill('Lyon')
  await expect(page.getByRole('option').first()).toContainText('Lyon (69)')
  await page.keyboard.press('Enter')
  await expect(ticketsFrom('Lyon').getByRole('link', { name: /^SNCF Connect/ })).toBeVisible()
  await expect(ticketsFrom('Paris')).toHaveCount(0)
  expect(await axeFindings(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
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
