import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { env } from '@/env'
import { ACCOUNT_SCREENS, type Screen } from './lib/account-screens'
import { panelScreens } from './lib/panel-screens'
import { customerScreens, guideScreens, leaveSeats } from './lib/signed-in-screens'
import { CHROMIUM_ARGUMENTS } from './lib/chromium-arguments'
import { findChromium } from './lib/find-chromium'

// Captures the pages of the running site for docs/screens: SITE_URL=http://localhost:3000 npm run screens
// `ONLY='popup|menu'` takes those alone whose name matches, as `gift-cards-mobile` does.
const directory = path.resolve('docs/screens')
const { SITE_URL, DEMO_PASSWORD } = env()
const WIDTHS = { desktop: { width: 1440, height: 900 }, mobile: { width: 390, height: 844 } }
const QUALITY = 62
// Of a WebP file, in pixels.
const TALLEST = 16_383
const PATIENCE_MS = 60_000
const STYLE = 'nextjs-portal { display: none }'
// The panel's bar that stays in sight would lie over a part that is longer than the window.
const PART_STYLE = `${STYLE} .doc-controls { visibility: hidden }`

const SCREENS: Screen[] = [
  { name: 'home', path: '/', whole: true },
  { name: 'catalogue', path: '/expeditions', whole: true },
  { name: 'catalogue-filtered', path: '/expeditions?destination=lapland&sort=price', whole: true },
  { name: 'catalogue-empty', path: '/expeditions?type=kids&level=5' },
  { name: 'expedition', path: '/expeditions/traversee-du-vercors-en-bivouac', whole: true },
  { name: 'reviews', path: '/avis' },
  { name: 'not-found', path: '/nulle-part' },
  { name: 'blog', path: '/blog', whole: true },
  { name: 'blog-category', path: '/blog/articles/category/conseils-preparation', whole: true },
  { name: 'article', path: '/blog/articles/cinq-jours-sans-route-depuis-un-quai-de-gare', whole: true },
  { name: 'episode', path: '/blog/articles/renoncer-a-cent-metres-du-sommet', whole: true },
  { name: 'faq', path: '/faq', whole: true },
  { name: 'level-quiz', path: '/ton-niveau' },
  { name: 'gift-cards', path: '/cartes-cadeaux', whole: true },
  { name: 'families', path: '/en-famille', whole: true },
  { name: 'purpose', path: '/raison-d-etre', whole: true },
  { name: 'guides', path: '/our-guides', whole: true },
  { name: 'guide', path: '/our-guides/maelle-perrillat', whole: true },
  { name: 'collaborations', path: '/collaborations', whole: true },
  { name: 'legal', path: '/confidentialite-et-mentions-legales' },
  { name: 'carbon-method', path: '/bilan-carbone', whole: true },
  { name: 'site-search', path: '/recherche-site?q=vercors' },
]

await mkdir(directory, { recursive: true })
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGUMENTS })
for (const [device, viewport] of Object.entries(WIDTHS)) {
  const context = { viewport, locale: 'fr-FR', timezoneId: 'Europe/Paris', reducedMotion: 'reduce' } as const
  // Each on a page of its own: what one was answered is not for the next.
  const isAsked = ({ name }: Screen) => new RegExp(process.env.ONLY ?? '').test(`${name}-${device}`)
  for (const screen of [...SCREENS, ...ACCOUNT_SCREENS].filter(isAsked)) {
    const page = await browser.newPage(context)
    await capture({ page, screen, device })
    await page.close()
  }
  for (const screensOf of [customerScreens, guideScreens, panelScreens]) {
    const page = await browser.newPage(context)
    // What was closed for good lies over no page.
    await page.addInitScript(() => {
      localStorage.setItem('closedPhoneModal', 'true')
      localStorage.setItem('closedBasketNumber', '2')
    })
    const screens = await screensOf({ page, siteUrl: SITE_URL, password: DEMO_PASSWORD })
    for (const screen of screens.filter(isAsked)) await capture({ page, screen, device })
    await page.close()
  }
}
const page = await browser.newPage()
await leaveSeats({ page, siteUrl: SITE_URL, password: DEMO_PASSWORD })
await browser.close()

async function capture({ page, screen, device }: { page: Page; screen: Screen; device: string }) {
  await page.goto(`${SITE_URL}${screen.path}`, { waitUntil: 'load', timeout: PATIENCE_MS })
  await page.waitForLoadState('networkidle')
  await screen.prepare?.(page)
  // What was opened has pictures of its own.
  await page.waitForTimeout(500)
  if (screen.whole) await scrollThrough(page)
  const picture = screen.part
    ? await page.locator(screen.part).screenshot({ style: PART_STYLE })
    : await page.screenshot({ fullPage: screen.whole ?? false, style: STYLE })
  const { width, height } = await sharp(picture).metadata()
  await sharp(picture)
    .extract({ left: 0, top: 0, width, height: Math.min(height, TALLEST) })
    .webp({ quality: QUALITY })
    .toFile(path.join(directory, `${screen.name}-${device}.webp`))
  console.log(`${screen.name} ${device}`)
}

/** Shows every picture and map that waits until it is near. */
async function scrollThrough(page: Page) {
  const height = await page.evaluate(() => document.body.scrollHeight)
  for (let top = 0; top < height; top += 700) {
    await page.evaluate((y) => {
      window.scrollTo(0, y)
    }, top)
    await page.waitForTimeout(120)
  }
  await page.evaluate(() => {
    window.scrollTo(0, 0)
  })
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(600)
}
