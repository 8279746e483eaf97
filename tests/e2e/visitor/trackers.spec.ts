import type { Page } from '@playwright/test'
import type { SecretPage } from '@/domain/accounts/secret-link'
import { startSite } from '../fixtures/start-site'
import { expect, hydrated, test } from '../fixtures/story'

// What does not exist is answered by 404, and so is a token that opens nothing.
test.use({ isConsentAsked: true, expectedErrors: [/status of (?:404|422 .*\/new-password\/link$)/] })
test.skip(!process.env.DATABASE_URL, 'npm test says where the database is')

const SECRET = 'un-secret-que-personne-d-autre-ne-doit-lire'
const PUBLIC = ['/expeditions?countries=Norvège', '/expeditions/traversee-du-vercors-en-bivouac']
// One keeps its token in the address, the others take it out. Each of the rest is a case of src/domain/audience/tracked-routes.
const SECRETS: SecretPage[] = ['/participants', '/nouveau-mot-de-passe', '/confirmer-ma-commande']
const UNKNOWN = ['/nulle/part', '/expeditions/un-voyage-inconnu']

/** Stands in for what measures: tells the address that it finds, and each one that the page takes. */
const SPY = `
const tell = () => { new Image().src = 'https://www.google-analytics.com/collect?' + new URLSearchParams({ at: location.href, from: document.referrer }) }
for (const name of ['pushState', 'replaceState']) {
  const change = history[name]
  history[name] = (...given) => { change.apply(history, given); tell() }
}
addEventListener('popstate', tell)
addEventListener('hashchange', tell)
tell()`

/** Answers every other host in its place, and notes what it is told: its address, and the page that asks. */
const noteOtherHosts = async (page: Page, site: string): Promise<string[]> => {
  const told: string[] = []
  await page.context().route(
    ({ origin }) => origin !== site,
    async (route) => {
      const asked = route.request()
      told.push(`${decodeURIComponent(asked.url())} from ${(await asked.headerValue('referer')) ?? 'nowhere'}`)
      await (asked.resourceType() === 'script'
        ? route.fulfill({ contentType: 'text/javascript', body: `(() => {${SPY}})()` })
        : route.fulfill({ status: 204 }))
    },
  )
  return told
}

const measures = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { dataLayer, fbq } = window as { dataLayer?: unknown; fbq?: unknown }
    const scripts = [...document.scripts].map(({ src }) => new URL(src || location.href).hostname)
    const foreign = scripts.filter((host) => host !== location.hostname)
    return [...foreign, ...(dataLayer ? ['data layer'] : []), ...(fbq ? ['pixel'] : [])]
  })

/** The script of what measures is in the browser's cache by then: a trip to the server is longer than taking it from there. */
const settled = async (page: Page): Promise<void> => {
  await hydrated(page)
  await page.evaluate(() => fetch('/livez').then((answer) => answer.text()))
}

test('what measures runs where everyone sees the same, and is never told of a secret', async ({ page }) => {
  test.slow()
  const site = await startSite({ GTM_ID: 'GTM-STORY', META_PIXEL_ID: '4242' })
  try {
    const told = await noteOtherHosts(page, site.url)
    await page.goto(`${site.url}/expeditions`)
    await hydrated(page)
    expect([await measures(page), told], 'before the visitor agreed').toEqual([[], []])
    await page.getByRole('button', { name: 'Tout accepter' }).click()
    await expect(page.getByRole('region', { name: /compter les visites/ })).toBeHidden()

    for (const path of PUBLIC) {
      await page.goto(site.url + path)
      await hydrated(page)
      const all = ['www.googletagmanager.com', 'connect.facebook.net', 'data layer', 'pixel']
      await expect.poll(() => measures(page), { message: path }).toEqual(all)
    }
    for (const path of UNKNOWN) {
      await page.goto(site.url + path)
      await settled(page)
      expect(await measures(page), path).toEqual([])
    }

    for (const secret of SECRETS) {
      // From a page that is measured…
      await page.goto(`${site.url}/avis`)
      await hydrated(page)
      await expect.poll(() => measures(page)).toContain('data layer')
      await page.evaluate((href) => {
        const link = Object.assign(document.createElement('a'), { href, textContent: 'Le lien du message' })
        document.querySelector('main')?.prepend(link)
      }, `${secret}#token=${SECRET}`)
      await page.getByRole('link', { name: 'Le lien du message' }).click()
      await page.waitForURL(`**${secret}**`)
      await settled(page)
      expect(await measures(page), secret).toEqual([])
      // …to one that could be, within the same document.
      const opened = await page.evaluateHandle(() => document)
      await page
        .getByRole('banner')
        .getByRole('link', { name: /, accueil$/ })
        .click()
      await page.waitForURL(`${site.url}/`)
      await settled(page)
      expect(await opened.evaluate((before) => before === document)).toBe(true)
      expect(await measures(page), `home, after ${secret}`).toEqual([])
    }
    expect(told.filter((line) => line.includes('collect')).length).toBeGreaterThan(PUBLIC.length)
    expect(told.filter((line) => line.includes(SECRET))).toEqual([])
  } finally {
    // A page that still asks would find nobody.
    await page.goto('about:blank')
    await site.stop()
  }
})
