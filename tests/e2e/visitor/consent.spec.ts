import type { Page } from '@playwright/test'
import { hasOwnProviders, passProvider } from '../accounts/provider-page'
import { openEntryPopup } from '../accounts/sign-in'
import { openCustomer, TRIP as BOOKED } from '../booking/customer'
import { payAndCancel } from '../booking/pay-and-cancel'
import { axeFindings } from '../fixtures/axe-findings'
import { goToPayment, orderButton } from '../fixtures/order'
import { startSite } from '../fixtures/start-site'
import { expect, hydrated, test } from '../fixtures/story'

test.use({ isConsentAsked: true })

const bar = (page: Page) => page.getByRole('region', { name: /compter les visites/ })
const answer = async (page: Page, name: 'Tout refuser' | 'Tout accepter') => {
  await bar(page).getByRole('button', { name }).click()
  await expect(bar(page)).toBeHidden()
}
const TRIP = '/expeditions/traversee-du-vercors-en-bivouac'

test('a first visit is asked, without being held back, and refuses for good @everywhere', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await expect(bar(page)).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  // It stands over the page and moves nothing: what is behind it is read and pressed as before.
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
  // It leaves what the page is for in view, and takes a quarter of the screen at most.
  const [asked, search] = [await bar(page).boundingBox(), await page.locator('.searchbox').boundingBox()]
  if (!asked || !search) throw new Error('Nothing is shown.')
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  expect(asked.width * asked.height).toBeLessThanOrEqual((width * height) / 4)
  expect(asked.y + asked.height).toBeLessThanOrEqual(search.y)
  const sizes = await bar(page)
    .getByRole('button', { name: /^Tout/ })
    .evaluateAll((buttons) => buttons.map((button) => Math.round(button.getBoundingClientRect().height)))
  expect(new Set(sizes).size).toBe(1)

  const proof = page.waitForResponse((response) => response.url().endsWith('/api/v1/consents'))
  await answer(page, 'Tout refuser')
  expect((await proof).status()).toBe(201)
  await page.reload()
  await hydrated(page)
  await expect(bar(page)).toBeHidden()
  expect(await page.context().cookies()).toEqual([])

  // The choice is found again at the foot of every page.
  await page.goto('/faq')
  await hydrated(page)
  await page.getByRole('contentinfo').getByRole('button', { name: 'Gérer les cookies' }).click()
  const choices = page.getByRole('dialog', { name: 'Gérer les cookies' })
  await expect(choices.getByRole('switch', { name: 'Mesure d’audience' })).not.toBeChecked()
  expect(await axeFindings(page)).toEqual([])
})

test('what is said at the end of an address is remembered by nobody before a choice', async ({ page }) => {
  const campaign = '?utm_source=google&utm_medium=cpc&utm_campaign=hiver'
  for (const path of ['/', '/expeditions', TRIP, '/blog', '/faq', '/ton-niveau', '/our-guides', '/avis']) {
    await page.goto(path + campaign)
    await hydrated(page)
    const left = await page.evaluate(() => [
      document.cookie,
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
    ])
    expect(left.filter(Boolean), path).toEqual([])
    expect(await page.context().cookies(), path).toEqual([])
  }
  await page.goto('/' + campaign)
  await hydrated(page)
  await answer(page, 'Tout accepter')
  const kept = await page.context().cookies()
  expect(kept.map(({ name, value }) => [name, value])).toEqual([['utm_source', 'google']])
  // Taken back, it goes at once.
  await page.getByRole('contentinfo').getByRole('button', { name: 'Gérer les cookies' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Tout refuser' }).click()
  await expect.poll(async () => page.context().cookies()).toEqual([])
})

/** Stands in for both tools: sends each thing they are told to their own host, in its order. */
const TAG_MANAGER = `
const send = (told) => new Image().src = 'https://www.google-analytics.com/collect?' + encodeURIComponent(JSON.stringify('callee' in told ? [...told] : told))
dataLayer.forEach(send)
dataLayer.push = (told) => Array.prototype.push.call(dataLayer, told) && send(told)`
const PIXEL = `
const send = (told) => new Image().src = 'https://www.facebook.com/tr?' + encodeURIComponent(JSON.stringify(told))
fbq.queue.forEach(send)
fbq.callMethod = (...told) => send(told)`

/** What each tool is told from now on, as it hears it; every other host is answered in its place. */
const hearTools = async (page: Page, site: string) => {
  const heard = { tagManager: [] as unknown[], pixel: [] as unknown[], hosts: new Set<string>() }
  await page.context().route(
    ({ origin }) => origin !== site && origin !== process.env.E2E_ISSUER,
    async (route) => {
      const { hostname, search, pathname } = new URL(route.request().url())
      heard.hosts.add(hostname)
      if (pathname === '/gtm.js') return route.fulfill({ contentType: 'text/javascript', body: `{${TAG_MANAGER}}` })
      if (pathname.endsWith('/fbevents.js'))
        return route.fulfill({ contentType: 'text/javascript', body: `{${PIXEL}}` })
      if (search)
        (pathname === '/collect' ? heard.tagManager : heard.pixel).push(JSON.parse(decodeURIComponent(search.slice(1))))
      return route.fulfill({ status: 204 })
    },
  )
  return heard
}
const eventNames = (told: unknown[]) =>
  told.map((one) => (Array.isArray(one) ? one.slice(0, 2).join(' ') : (one as { event: string }).event))

test.describe('of a site that measures', () => {
  test.skip(!hasOwnProviders || !process.env.DATABASE_URL, 'npm test brings the providers and the database')

  test('nothing leaves of who refuses; who accepts is heard, their account by Google too', async ({ page }) => {
    test.slow()
    const site = await startSite({ GTM_ID: 'GTM-STORY', META_PIXEL_ID: '4242' })
    try {
      const heard = await hearTools(page, site.url)
      await page.goto(`${site.url}/?utm_source=influence&utm_campaign=podcast`)
      await hydrated(page)
      await answer(page, 'Tout refuser')
      await page.goto(site.url + TRIP)
      await hydrated(page)
      expect([[...heard.hosts], await page.context().cookies()]).toEqual([[], []])

      await page.getByRole('contentinfo').getByRole('button', { name: 'Gérer les cookies' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Tout accepter' }).click()
      await expect.poll(() => eventNames(heard.tagManager)).toContain('view_item')
      expect(eventNames(heard.tagManager).slice(0, 3)).toEqual(['consent default', 'consent update', 'gtm.js'])
      expect(heard.tagManager[0]).toMatchObject([
        'consent',
        'default',
        { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied', analytics_storage: 'denied' },
      ])
      await expect
        .poll(() => heard.pixel.slice(0, 3))
        .toEqual([
          ['consent', 'grant'],
          ['init', '4242'],
          ['track', 'PageView'],
        ])

      const popup = await openEntryPopup(page, `${site.url}/expeditions`)
      await popup.getByRole('link', { name: 'CONTINUER AVEC GOOGLE' }).click()
      await passProvider(page, { email: `mesure-${String(Date.now())}@exemple.fr` })
      await expect
        .poll(() => heard.tagManager)
        .toContainEqual({ event: 'form_submit', label: 'sign_up', method: 'Google' })
      await expect.poll(() => heard.pixel).toContainEqual(['trackCustom', 'Registration', { method: 'Google' }])
      expect(JSON.stringify([heard.tagManager, heard.pixel])).not.toContain('exemple.fr')
    } finally {
      // A page that still asks would find nobody.
      await page.goto('about:blank')
      await site.stop()
    }
  })

  test('who accepts, likes and books is heard of each, once, and nobody is told who it is', async ({ page }) => {
    test.slow()
    const site = await startSite({ GTM_ID: 'GTM-STORY', META_PIXEL_ID: '4242' })
    const customer = await openCustomer(page)
    try {
      const heard = await hearTools(page, site.url)
      await page.goto(site.url + BOOKED)
      await hydrated(page)
      await answer(page, 'Tout accepter')
      await expect.poll(() => eventNames(heard.tagManager)).toContain('view_item')
      await page
        .getByRole('button', { name: /à tes favoris/ })
        .first()
        .click()
      await expect.poll(() => eventNames(heard.tagManager)).toContain('add_to_wishlist')
      await expect.poll(() => eventNames(heard.pixel)).toContain('track AddToWishlist')

      await page.getByRole('button', { name: /^Réserver (ma place|mes places)$/ }).click()
      await expect(page).toHaveURL(/\/reservations\/\d+\/1$/)
      for (const title of [/Qui part/, /Tout est bon/]) {
        await hydrated(page)
        await page.getByRole('button', { name: 'Continuer' }).click()
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      }
      await goToPayment(page)
      await orderButton(page).click()
      await expect(page.getByText(/Réservation LG-/)).toBeVisible()
      // Nothing of it was told by the pages of the booking.
      expect(eventNames(heard.tagManager)).not.toContain('purchase')

      for (const path of ['/', '/expeditions']) {
        await page.goto(site.url + path)
        await hydrated(page)
        await expect.poll(() => eventNames(heard.tagManager)).toContain('purchase')
      }
      const sale = ['view_item', 'add_to_wishlist', 'add_to_cart', 'begin_checkout', 'add_payment_info', 'purchase']
      const told = eventNames(heard.tagManager)
      expect(sale.map((event) => [event, told.filter((name) => name === event).length])).toEqual(
        sale.map((event) => [event, 1]),
      )
      expect(sale.map((event) => told.indexOf(event))).toEqual(
        sale.map((event) => told.indexOf(event)).toSorted((one, other) => one - other),
      )
      expect(eventNames(heard.pixel)).toContain('track AddToCart')
      expect(JSON.stringify([heard.tagManager, heard.pixel])).not.toMatch(/exemple\.fr|Camille|reservations\/|token/)
    } finally {
      // A page that still asks would find nobody.
      await page.goto('about:blank')
      await site.stop()
      await customer.leave()
    }
  })

  test('who cancels what they paid is heard of as one refund, of that sum, and nobody is told who it is', async ({
    page,
  }) => {
    test.slow()
    const site = await startSite({ GTM_ID: 'GTM-STORY', META_PIXEL_ID: '4242' })
    const customer = await openCustomer(page)
    try {
      const heard = await hearTools(page, site.url)
      await page.goto(site.url)
      await hydrated(page)
      await answer(page, 'Tout accepter')
      await payAndCancel({ page, customer, card: /4242 4242 4242 4242/, site: site.url })
      await page.reload()
      await hydrated(page)
      // The pages of a reservation tell nothing.
      expect(eventNames(heard.tagManager)).not.toContain('refund')

      for (const path of ['/', '/expeditions', '/']) {
        await page.goto(site.url + path)
        await hydrated(page)
        await expect.poll(() => eventNames(heard.tagManager)).toContain('refund')
      }
      const [purchases, refunds] = ['purchase', 'refund'].map((name) =>
        heard.tagManager.filter((one) => (one as { event?: string }).event === name),
      )
      expect(purchases).toHaveLength(1)
      // The same order, its sum and its trip: what was told of its purchase, and nothing else.
      expect(refunds).toEqual([{ ...(purchases?.[0] as object), event: 'refund' }])
      expect(Object.keys(refunds?.[0] as object).toSorted()).toEqual([
        ...['currency', 'event', 'items', 'transaction_id', 'value'],
      ])
      expect(heard.pixel.map((one) => (one as string[]).slice(0, 2).join(' '))).not.toContain('track Refund')
      const told = JSON.stringify([heard.tagManager, heard.pixel])
      expect(told).not.toMatch(/exemple\.fr|Camille|Rey|reservations\/|my-expeditions|token/)
    } finally {
      // A page that still asks would find nobody.
      await page.goto('about:blank')
      await site.stop()
      await customer.leave()
    }
  })
})
