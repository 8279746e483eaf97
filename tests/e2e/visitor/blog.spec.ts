import { firstLoadScript } from '../../bench/first-load-script'
import { EMPTY_PAGE } from '../../bench/targets'
import { expectReadable } from '../fixtures/expect-readable'
import { expect, hydrated, test } from '../fixtures/story'

const ARTICLE = '/blog/articles/marcher-chez-les-lagopedes'
const EPISODE = '/blog/articles/lire-une-riviere'

/** It has notes in its margin. */
const NOTED = '/blog/articles/cinq-jours-sans-route-depuis-un-quai-de-gare'

const PAGES = {
  '/blog': 'Nouvelles d’en haut',
  '/blog/articles/category/histoires-dexplorateurs': 'Histoires d’explorateurs',
  [ARTICLE]: 'Marcher chez les lagopèdes',
  [EPISODE]: /./,
}

for (const [path, title] of Object.entries(PAGES)) {
  test(`${path} is read by anyone, on any screen @everywhere`, async ({ page }) => {
    await expectReadable({ page, path, title })
  })
}

test('a visitor goes from the blog to a part of it, to an article, and to a trip it names', async ({ page }) => {
  await page.goto('/blog')
  await hydrated(page)
  const parts = page.getByRole('navigation', { name: 'Rubriques du blog' })
  await parts.getByRole('link', { name: /^Engagement responsable/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Engagement responsable' })).toBeVisible()
  await page.getByRole('link', { name: 'Marcher chez les lagopèdes' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Marcher chez les lagopèdes' })).toBeVisible()
  const trips = page.getByRole('region', { name: 'Marcher en file' })
  await expect(trips.getByText(/\d\s*€/).first()).toBeVisible()
  await trips.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/expeditions\/[a-z0-9-]+$/)
})

test('the contents of an article say what is being read', async ({ page }) => {
  await page.goto(ARTICLE)
  await hydrated(page)
  const read = page.getByRole('navigation', { name: 'Sommaire', exact: true }).locator('[aria-current]')
  // Above the first part, it is the one that comes.
  await expect(read).toHaveCount(1)
  for (const title of ['Ce que nous savons de lui', 'Marcher en file', 'Un matin', 'L’hiver : contourner']) {
    await page
      .getByRole('heading', { name: title })
      .evaluate((heading) => scrollTo(0, scrollY + heading.getBoundingClientRect().top - 100))
    await expect(read).toHaveText(title)
  }
})

test('a note stands beside what it is about, or above it where there is no margin @everywhere', async ({ page }) => {
  await expectReadable({ page, path: NOTED, title: 'Cinq jours sans route, depuis un quai de gare' })
  const notes = page.getByRole('note')
  await expect(notes).toHaveCount(3)
  const note = notes.filter({ hasText: 'Un carnet, 43 sources' })
  const text = page.getByText(/^On marche donc de source en source/)
  await note.scrollIntoViewIfNeeded()
  const [aside, beside] = [await note.boundingBox(), await text.boundingBox()]
  if (!aside || !beside) throw new Error('The note or its text is not shown.')
  if ((page.viewportSize()?.width ?? 0) > 1248) {
    expect(aside.x).toBeGreaterThan(beside.x + beside.width)
    expect(Math.abs(aside.y - beside.y)).toBeLessThan(24)
  } else {
    expect(aside.y + aside.height).toBeLessThan(beside.y)
    expect(aside.x).toBe(beside.x)
  }
})

test('an article is found by its words; what is not found says so', async ({ page }) => {
  await page.goto('/blog')
  await hydrated(page)
  const field = page.getByRole('searchbox', { name: 'Chercher dans le blog' })
  await field.fill('lagopedes')
  await field.press('Enter')
  await expect(page).toHaveURL(/\/blog\?q=lagopedes$/)
  await expect(page.getByRole('link', { name: 'Marcher chez les lagopèdes' })).toBeVisible()
  await field.fill('zzyzx')
  await field.press('Enter')
  await expect(page).toHaveURL(/q=zzyzx$/)
  await expect(page.getByText(/zzyzx/)).toBeVisible()
})

test('an episode is heard by keyboard, from one of its chapters', async ({ page }) => {
  await page.goto(EPISODE)
  await hydrated(page)
  const player = page.getByRole('region', { name: /^Lecteur, épisode/ })
  const position = player.getByRole('slider', { name: 'Position dans l’épisode' })
  const chapters = page.getByRole('region', { name: 'Chapitres' }).getByRole('button')
  await chapters.nth(1).press('Enter')
  await expect(chapters.nth(1)).toHaveAttribute('aria-current', 'true')
  await expect(player.getByRole('button', { name: 'Mettre en pause' })).toBeVisible()
  await player.getByRole('button', { name: 'Mettre en pause' }).press('Space')
  await expect(player.getByRole('button', { name: 'Écouter', exact: true })).toBeVisible()
  const heard = Number(await position.inputValue())
  expect(heard).toBeGreaterThan(0)
  await position.press('ArrowRight')
  await expect(position).toHaveValue(String(heard + 1))
})

test('a part of a sound is sent alone', async ({ request }) => {
  const html = await (await request.get(EPISODE)).text()
  const [, address = ''] = /<audio[^>]+src="([^"]+)"/.exec(html) ?? []
  const part = await request.get(address, { headers: { range: 'bytes=1000-1999' } })
  expect([part.status(), part.headers()['content-type'], (await part.body()).length]).toEqual([206, 'audio/mpeg', 1000])
})

test('the blog is followed in feeds, and is in the map of the site', async ({ page, request }) => {
  const map = await (await request.get('/sitemap.xml')).text()
  expect(map).toMatch(new RegExp(`<loc>[^<]+${ARTICLE}</loc>\\s*<image:image>\\s*<image:loc>[^<]+</image:loc>`))
  expect(map).toContain('/blog/articles/category/podcasts</loc>')
  await page.goto('/blog')
  const feeds = page.locator('head link[rel="alternate"]')
  const told = await feeds.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
  expect(told.map((address) => new URL(address, 'http://site').pathname)).toEqual(
    expect.arrayContaining(['/blog/feed.xml', '/blog/feed.json', '/blog/podcast.xml']),
  )
  expect(await (await request.get('/blog/feed.xml')).text()).toContain(`${ARTICLE}</link>`)
  expect(await (await request.get('/blog/podcast.xml')).text()).toMatch(/<enclosure url="http[^"]+\.mp3"/)
  const { items } = (await (await request.get('/blog/feed.json')).json()) as { items: { url: string }[] }
  expect(items.some(({ url }) => url.endsWith(ARTICLE))).toBe(true)
})

test('the blog keeps within its budget of script', async ({ baseURL: url = '' }) => {
  test.skip(!process.env.E2E_ISSUER, 'npm test serves the empty page')
  const empty = await firstLoadScript({ url, path: EMPTY_PAGE.path })
  for (const path of Object.keys(PAGES)) {
    expect((await firstLoadScript({ url, path })) - empty, path).toBeLessThanOrEqual(25_000)
  }
})
