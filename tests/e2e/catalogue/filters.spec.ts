import { expect, hydrated, test } from '../fixtures/story'

test('a filter can be shared by its address, and undone with one step back', async ({ page, context }) => {
  await page.goto('/expeditions')
  await hydrated(page)
  const count = page.locator('.count-h')
  const all = (await count.textContent()) ?? ''
  await page.getByRole('button', { name: 'Destination' }).click()
  await page.getByRole('checkbox', { name: /Italie/ }).click()
  await page.getByRole('button', { name: /^Voir/ }).click()
  await expect(page).toHaveURL(/countries=Italie/)
  await expect(count).not.toHaveText(all)

  const friend = await context.newPage()
  await friend.goto(page.url())
  await expect(friend.getByRole('button', { name: /Italie ?, retirer/ })).toBeVisible()
  await expect(friend.locator('.count-h')).toHaveText((await count.textContent()) ?? '')
  await friend.close()

  await page.goBack()
  await expect(count).toHaveText(all)
  await expect(page.getByRole('button', { name: /Italie ?, retirer/ })).toBeHidden()
})

test('on a phone each filter is in the master filter @phone', async ({ page }) => {
  await page.goto('/expeditions')
  await hydrated(page)
  await page.getByRole('button', { name: 'Filtres' }).click()
  const drawer = page.getByRole('dialog', { name: 'Filtres' })
  await drawer.getByRole('button', { name: 'Niveau' }).click()
  await drawer.getByRole('button', { name: /^Niveau 1,/ }).click()
  await drawer.getByRole('button', { name: /^Voir/ }).click()
  await expect(drawer).toBeHidden()
  await expect(page).toHaveURL(/level=1/)
  await expect(page.getByRole('button', { name: /Niveau 1 ?, retirer/ })).toBeVisible()
})

test('on a phone the first trip stands in the upper third of the screen, also with filters @phone', async ({
  page,
}) => {
  for (const asked of ['', '?countries=France&duration_max=9&categories=a-pieds', '?from=69123&train_max=5']) {
    await page.goto(`/expeditions${asked}`)
    await hydrated(page)
    const top = () =>
      page
        .locator('.grid-cards .xcard')
        .first()
        .evaluate((card) => card.getBoundingClientRect().top)
    await expect.poll(top, asked).toBeLessThanOrEqual(300)
    // What stands above it is pressed as before.
    await page.getByLabel('Trier par').selectOption({ index: 1 })
    await expect(page).toHaveURL(/sort=/)
    await expect(page.getByRole('link', { name: 'Comment on compte' })).toBeVisible()
  }
})

test('the cards of a row are equally high, and none higher than its words need', async ({ page }) => {
  await page.goto('/expeditions')
  const boxes = await page.locator('.grid-cards .xcard').evaluateAll((cards) =>
    cards.map((card) => {
      const { top, height } = card.getBoundingClientRect()
      return { top: Math.round(top), height: Math.round(height) }
    }),
  )
  expect(boxes.length).toBeGreaterThan(3)
  for (const { top, height } of boxes) {
    expect(new Set(boxes.filter((box) => box.top === top).map((box) => box.height)).size).toBe(1)
    expect(height).toBeLessThanOrEqual(510)
  }
})

test('the calendar shows the days of departure, and a range picked narrows the list', async ({ page }) => {
  await page.goto('/expeditions')
  await hydrated(page)
  const days = page.waitForResponse((response) => response.url().includes('/v1/search/days'))
  await page.getByRole('button', { name: 'Dates' }).click()
  await days
  const calendar = page.getByRole('dialog', { name: 'Dates' })
  const departures = calendar.getByRole('button', { name: /aventures? au départ/ })
  await expect(async () => {
    if ((await departures.count()) === 0) await calendar.getByRole('button', { name: 'Mois suivant' }).click()
    expect(await departures.count()).toBeGreaterThan(0)
  }).toPass()
  await departures.first().click()
  await calendar.locator('[data-day]:not(:disabled)').last().click()
  await expect(page).toHaveURL(/start=\d{4}-\d{2}-\d{2}&end=\d{4}-\d{2}-\d{2}/)
  await calendar.getByRole('button', { name: /^Voir .* aventures?$/ }).click()
  await expect(calendar).toBeHidden()
  await expect(page.locator('main article').first()).toBeVisible()
  await expect(page.getByRole('button', { name: /retirer ce filtre/ })).toHaveCount(1)
})

test('when nothing is found the page proposes what to loosen @everywhere', async ({ page }) => {
  await page.goto('/expeditions?level=5&price_max=50')
  await hydrated(page)
  await expect(page.getByRole('heading', { name: 'Même le lagopède n’a rien trouvé par ici' })).toBeVisible()
  await page.getByRole('button', { name: /^Sans la limite de prix/ }).click()
  await expect(page).toHaveURL(/\?level=5$/)
  await expect(page.locator('.count-h')).toContainText(/[1-9]\d*.aventures?/)
  await expect(page.locator('main article').first()).toBeVisible()
})

for (const width of [1280, 1440]) {
  test(`at ${String(width)} pixels each filter of the bar is whole, with four of them set`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/expeditions?countries=France&level=2&price_max=900&duration_max=5')
    const bar = page.locator('.filterbar__in')
    const last = await bar.getByRole('button').last().boundingBox()
    const [end, hidden] = await bar.evaluate((element) => [
      element.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(element).paddingRight),
      element.scrollWidth - element.clientWidth,
    ])
    expect(hidden).toBe(0)
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(end)
  })
}
