import { axeFindings } from '../fixtures/axe-findings'
import { expect, hydrated, test } from '../fixtures/story'
import { tick } from '../fixtures/tick'
import { fillProfile } from './fill-profile'
import { bookForTwo, makeDeparture } from './make-trip'

let departure: Awaited<ReturnType<typeof makeDeparture>>

test.beforeEach(async ({ request }) => {
  departure = await makeDeparture(request)
})
test.afterEach(() => departure.cancel())

test.describe('a form', () => {
  test.use({ expectedErrors: [/422/] })

  test('who booked completes a traveler, who is corrected where it is wrong @everywhere', async ({ page }) => {
    const { id } = await bookForTwo(page, departure.id)
    await page.goto(`/my-expeditions/${String(id)}`)
    await hydrated(page)
    await expect(page.getByRole('img', { name: 'Profils complets à 0\u00a0%' })).toBeVisible()
    await expect(page.getByText('30\u00a0joursavant le départ')).toBeVisible()

    await page.getByRole('button', { name: /Compléter.*Identité et contact/ }).click()
    const drawer = page.getByRole('dialog')
    await fillProfile(drawer, { first: 'Camille', last: 'Rey', phone: '06 39' })
    await drawer.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(drawer.getByText('Le numéro est incomplet ou invalide')).toBeVisible()
    await expect(drawer.getByLabel('Téléphone', { exact: true })).toBeFocused()

    await drawer.getByLabel('Téléphone', { exact: true }).fill('06 39 98 12 34')
    await drawer.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(drawer).toBeHidden()
    await expect(page.getByRole('img', { name: 'Profils complets à 50\u00a0%' })).toBeVisible()
    await expect(page.getByText('Camille Rey')).toBeVisible()

    await page.reload()
    await expect(page.getByRole('img', { name: 'Profils complets à 50\u00a0%' })).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
  })
})

test('the other traveler fills in a profile by a private link, without an account @everywhere', async ({
  page,
  browser,
  baseURL,
}) => {
  const { id } = await bookForTwo(page, departure.id)
  await page.goto(`/my-expeditions/${String(id)}`)
  await hydrated(page)
  await page.getByRole('button', { name: /Envoyer son lien à Voyageur.2/ }).click()
  await page.getByRole('button', { name: 'Créer le lien' }).click()
  const link = await page.getByLabel('Lien privé').inputValue()

  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    viewport: page.viewportSize(),
  })
  const hugo = await context.newPage()
  const { pathname, hash } = new URL(link)
  await hugo.goto(pathname + hash)
  await expect(hugo.getByText(/ t’emmène vivre «/)).toBeVisible()
  await expect(hugo.getByRole('region', { name: 'Ton trajet en train' })).toContainText('Rendez-vous le')
  await expect(
    hugo.getByRole('region', { name: 'Ton trajet en train' }).getByRole('link', { name: /^SNCF Connect/ }),
  ).toHaveAttribute('rel', 'noopener nofollow')
  await expect(hugo.getByRole('region', { name: 'Tes papiers' })).toContainText('pièce d’identité')
  await expect(hugo.getByRole('link', { name: 'Voir le programme de l’aventure' })).toHaveAttribute(
    'href',
    /^\/expeditions\/[a-z0-9-]+$/,
  )
  await fillProfile(hugo.locator('form.box'), { first: 'Hugo', last: 'Martel', phone: '+41 79 123 45 67' })
  await hugo.getByRole('button', { name: 'Enregistrer mon profil' }).click()
  await expect(hugo.getByText(/ton profil est complet/)).toBeVisible()
  expect(await axeFindings(hugo)).toEqual([])
  await context.close()

  await page.reload()
  await expect(page.getByText('Hugo Martel')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Profils complets à 50\u00a0%' })).toBeVisible()
})

test('what is packed stays packed, and the documents come @everywhere', async ({ page }) => {
  const { id } = await bookForTwo(page, departure.id)
  await page.goto(`/my-expeditions/${String(id)}`)
  await hydrated(page)
  const bag = page.getByRole('region', { name: 'Dans le sac' })
  const saved = page.waitForResponse((response) => response.url().includes('/kit'))
  await tick(bag.getByRole('checkbox').first())
  await saved
  await page.reload()
  await expect(bag.getByRole('checkbox').first()).toBeChecked()

  const pdf = await page.request.get(`/my-expeditions/${String(id)}/resume.pdf`)
  expect(pdf.headers()).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' })
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')
  const ics = await page.request.get(`/my-expeditions/${String(id)}/agenda.ics`)
  expect(await ics.text()).toContain('BEGIN:VEVENT')
  const track = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Télécharger la trace GPX' }).click()
  expect((await track).suggestedFilename()).toMatch(/\.gpx$/)
})

test('a reservation is canceled once its cost is read @everywhere', async ({ page }) => {
  const { id } = await bookForTwo(page, departure.id)
  await page.goto(`/my-expeditions/${String(id)}/changer`)
  await hydrated(page)
  await page.getByRole('radio', { name: /^Annuler/ }).check()
  await page.getByRole('radio', { name: /^Toute la réservation/ }).check()
  await expect(page.getByText('Frais d’annulation aujourd’hui')).toBeVisible()
  await page.getByRole('button', { name: /^Annuler la réservation/ }).click()
  await expect(page.getByRole('heading', { name: 'Ta réservation est annulée' })).toBeFocused()
  await page.getByRole('link', { name: 'Voir mon départ' }).click()
  await expect(page.getByRole('heading', { name: 'Cette réservation est annulée' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Changer ou annuler' })).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('Annulée', { exact: true })).toBeVisible()
})

test.describe('nobody else', () => {
  test.use({ expectedErrors: [/404/] })

  const PATHS = ['', '/changer', '/resume.pdf', '/frais.pdf', '/agenda.ics']

  test('opens a reservation, nor its documents: a visitor is sent home with a word', async ({
    page,
    browser,
    baseURL,
  }) => {
    const { id } = await bookForTwo(page, departure.id)
    const visitor = await browser.newPage({ baseURL: baseURL ?? '' })
    for (const path of PATHS) {
      const answer = await visitor.request.get(`/my-expeditions/${String(id)}${path}`)
      expect([path, answer.status()]).toEqual([path, path.includes('.') ? 404 : 200])
      expect(await answer.text()).not.toContain('IBAN')
    }
    await visitor.goto(`/my-expeditions/${String(id)}`)
    await expect(visitor.getByText('Veuillez vous connecter pour accéder à cette page.')).toBeVisible()
    await visitor.close()
  })

  test('opens a reservation, nor its documents: another customer gets the 404 page', async ({
    page,
    browser,
    baseURL,
  }) => {
    const { id } = await bookForTwo(page, departure.id)
    const stranger = await browser.newPage({ baseURL: baseURL ?? '' })
    await bookForTwo(stranger, departure.id)
    for (const path of PATHS) {
      const answer = await stranger.request.get(`/my-expeditions/${String(id)}${path}`)
      expect([path, answer.status()]).toEqual([path, 404])
    }
    await stranger.goto(`/my-expeditions/${String(id)}`)
    await expect(stranger.getByRole('heading', { level: 1, name: 'Hors sentier' })).toBeVisible()
    await stranger.close()
  })
})

test('a link from a mail opens the reservation, although another site leads there', async ({ page }) => {
  const { id } = await bookForTwo(page, departure.id)
  await page.route('https://mail.exemple.fr/', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<a href="${new URL(`/my-expeditions/${String(id)}`, test.info().project.use.baseURL).href}">Ma réservation</a>`,
    }),
  )
  await page.goto('https://mail.exemple.fr/')
  await page.getByRole('link', { name: 'Ma réservation' }).click()
  await expect(page.getByRole('img', { name: 'Profils complets à 0\u00a0%' })).toBeVisible()
})
