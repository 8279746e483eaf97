import type { Locator, Page } from '@playwright/test'
import { expect, hydrated, test } from '../fixtures/story'

test.describe('pages that are not there', () => {
  test.use({ expectedErrors: [/404/] })

  test('any other path is the not-found page, with status 404 @everywhere', async ({ page }) => {
    for (const path of [
      '/nulle-part',
      '/expeditions/cette-aventure-n-existe-pas',
      '/react-front/nulle-part',
      '/a/b/c',
    ]) {
      const response = await page.goto(path)
      expect(response?.status(), path).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('banner')).toBeVisible()
    }
  })
})

test('a page that is not there is whole before any script, in French', async ({ request }) => {
  for (const path of ['/nulle-part', '/a/b/c', '/100%', '/expeditions/%E0%A4%A']) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(404)
    const html = await response.text()
    expect(html, path).toContain('<html lang="fr"')
    expect(html, path).toContain('<main')
  }
})

test('a call whose address does not decode, or that asks for headers alone, is answered as any other', async ({
  request,
}) => {
  const unreadable = await request.get('/api/v1/expeditions/%zz/reviews')
  expect([unreadable.status(), ((await unreadable.json()) as { error: string }).error]).toEqual([
    404,
    'Cette adresse n’existe pas.',
  ])
  const head = await request.head('/api/v1/auth/current')
  expect([head.status(), (await head.body()).length]).toEqual([200, 0])
})

test('the twins under /react-front show the same pages and name the plain ones canonical', async ({ page }) => {
  for (const [twin, plain] of [
    ['/react-front', '/'],
    ['/react-front/expeditions', '/expeditions'],
    ['/react-front/expeditions/traversee-du-vercors-en-bivouac', '/expeditions/traversee-du-vercors-en-bivouac'],
  ] as const) {
    const response = await page.goto(twin)
    expect(response?.status(), twin).toBe(200)
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
    expect(new URL(canonical ?? '').pathname, twin).toBe(plain)
  }
})

test('robots and the sitemap name the pages', async ({ request }) => {
  const robots = await request.get('/robots.txt')
  expect(await robots.text()).toContain('sitemap.xml')
  const sitemap = await request.get('/sitemap.xml')
  expect(await sitemap.text()).toContain('/expeditions/traversee-du-vercors-en-bivouac')
})

test('a phone finds the name and the icon for its home screen', async ({ page, request }) => {
  await page.goto('/')
  const manifest = await request.get((await page.locator('link[rel=manifest]').getAttribute('href')) ?? '')
  const { name, icons } = (await manifest.json()) as { name: string; icons: Array<{ src: string }> }
  expect(name).toBe('Lagopède')
  const touch = (await page.locator('link[rel=apple-touch-icon]').getAttribute('href')) ?? ''
  for (const address of [touch, ...icons.map(({ src }) => src)]) {
    const answer = await request.get(address)
    expect([answer.status(), answer.headers()['content-type']], address).toEqual([200, 'image/png'])
  }
})

test('the path of the blog’s categories without one leads to the blog', async ({ page }) => {
  await page.goto('/blog/articles/category/')
  await expect(page).toHaveURL(/\/blog$/)
})

test('every answer carries the security headers, and static pages a policy without unsafe-inline', async ({
  request,
}) => {
  for (const path of ['/', '/expeditions', '/expeditions/traversee-du-vercors-en-bivouac', '/api/v1/collections']) {
    const headers = (await request.get(path)).headers()
    expect(headers['x-content-type-options'], path).toBe('nosniff')
    expect(headers['x-powered-by'], path).toBeUndefined()
    expect(headers['critical-ch'], path).toBeUndefined()
    const policy = headers['content-security-policy'] ?? ''
    expect(policy, path).toContain("frame-ancestors 'none'")
    expect(/script-src [^;]*'unsafe-(inline|eval)'/.test(policy), path).toBe(false)
  }
})

test('the site says that it lives and that it is ready', async ({ request }) => {
  expect((await request.get('/livez')).status()).toBe(200)
  const ready = await request.get('/readyz')
  expect(ready.status()).toBe(200)
  expect(await ready.json()).toMatchObject({ ready: true, database: 'up', migrations: 'current' })
})

/** Presses a link to a page whose answer is held back, until the loading text was seen. */
const awaitPage = async (page: Page, { from, to, link }: { from: string; to: string; link: Locator }) => {
  await page.goto(from)
  await hydrated(page)
  let answer: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(
    ({ pathname, searchParams }) => pathname === to && searchParams.has('_rsc'),
    async (route) => {
      await held
      await route.continue()
    },
  )
  await link.click()
  const pill = page.getByText('On chausse les raquettes…')
  await expect(pill).toBeVisible()
  await expect.poll(() => pill.evaluate(isOnTop)).toBe(true)
  answer()
  await expect(pill).toBeHidden()
  expect(new URL(page.url()).pathname).toBe(to)
}

test('from the press of a link until its page is there, the site says that it is coming @everywhere', async ({
  page,
}) => {
  await awaitPage(page, {
    from: '/',
    to: '/avis',
    link: page.getByRole('contentinfo').locator('a[href="/avis"]').first(),
  })
  await expect(page.getByRole('heading', { level: 1, name: 'Les avis' })).toBeVisible()
})

test.describe('before one is asked for consent', () => {
  test.use({ isConsentAsked: true })

  test('nothing lies over what says that the home page is coming @everywhere', async ({ page }) => {
    await awaitPage(page, { from: '/avis', to: '/', link: page.getByRole('banner').locator('a[href="/"]').first() })
  })
})

/** Runs in the page: whether an element is what one would press at its middle. */
const isOnTop = (element: Element): boolean => {
  const { x, y, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}

test('a page is laid out whole once it answers, not only where one looks @everywhere', async ({ page }) => {
  for (const path of ['/', '/expeditions', '/expeditions/traversee-du-vercors-en-bivouac']) {
    await page.goto(path)
    await expect.poll(() => page.evaluate(skippedTitles), path).toEqual([])
    await expect(page.locator('html'), path).not.toHaveAttribute('data-first-screen')
  }
})

test.describe('before scripts are there', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] })

  test('cards that are not laid out yet take the room of those that are', async ({ page }) => {
    await page.route('**/_next/static/**/*.js', (route) => route.abort())
    await page.goto('/en-famille')
    await expect(page.locator('html')).toHaveAttribute('data-first-screen')
    const heights = await page
      .getByRole('main')
      .getByRole('article')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().height))
    expect(heights.length).toBeGreaterThan(4)
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(50)
  })
})

/** Runs in the page: the titles that it does not draw, as one is far from them. */
const skippedTitles = (): string[] =>
  [...document.querySelectorAll('main :is(h2, h3), footer h2')]
    .filter((title) => !title.checkVisibility({ contentVisibilityAuto: true }) && title.checkVisibility())
    .map((title) => title.textContent)
