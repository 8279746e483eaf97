import type { Page } from '@playwright/test'
import { as } from '../fixtures/as'
import { axeFindings } from '../fixtures/axe-findings'
import { onDatabase } from '../fixtures/on-database'
import { expect, hydrated, test } from '../fixtures/story'
import { bookForTwo, makeDeparture } from './make-trip'

// Without a network the browser says so of each call, and one that was out as a session ended is refused (spec §8).
test.use({
  expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch|Connecte-toi pour continuer/],
})

let departure: Awaited<ReturnType<typeof makeDeparture>>

test.beforeEach(async ({ request, browser, baseURL }) => {
  departure = await makeDeparture(request)
  const customer = await browser.newPage({ baseURL: baseURL ?? '' })
  const { id, token } = await bookForTwo(customer, departure.id)
  const saved = await customer.request.patch(`/api/v1/reservations/${String(id)}/participants`, {
    headers: { authorization: `Bearer ${token}` },
    data: {
      participants: [
        {
          position: 1,
          first_name: 'Inès',
          last_name: 'Kaddour',
          diet: 'Allergie grave aux noix',
          phone: '06 39 98 71 08',
        },
        { position: 2, first_name: 'Hugo', last_name: 'Martel', diet: 'Végétarien' },
      ],
    },
  })
  expect(saved.status()).toBe(200)
  await customer.close()
})
test.afterEach(() => departure.cancel())

/** What this browser keeps of the field, whatever page asks. */
const leftovers = (page: Page) =>
  page.evaluate(async () => ({
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
    note: localStorage.getItem('fieldCopies'),
  }))
const NOTHING = { databases: [], caches: [], workers: [], note: null }

const presenceOf = (page: Page, name: string) => page.getByRole('group', { name: `Présence de ${name}` })

const keepOnPhone = async (page: Page) => {
  await as(page.context(), 'guide')
  await page.goto(`/my-expeditions/terrain/${String(departure.id)}`)
  await expect(presenceOf(page, 'Inès Kaddour')).toBeVisible()
  expect((await leftovers(page)).workers).toEqual([])
  await page.getByRole('button', { name: 'Garder sur ce téléphone' }).click()
  await expect(page.getByRole('button', { name: 'Mettre à jour' })).toBeEnabled()
}

const kinds = (id: number) =>
  onDatabase(async (client) => {
    const { rows } = await client.query<{ kind: string }>(
      'select distinct kind::text from roster_views where departure_id = $1 order by 1',
      [id],
    )
    return rows.map(({ kind }) => kind)
  })
const checks = (id: number) =>
  onDatabase(async (client) => {
    const { rows } = await client.query<{ name: string; state: string }>(
      `select p.first_name as name, c.state from presence_checks c join participants p on p.id = c.participant_id
       where c.departure_id = $1 order by 1`,
      [id],
    )
    return rows
  })

test('a guide on a phone offline: the list opens again without a network, and what was said leaves once there is one', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await keepOnPhone(page)
  expect(await axeFindings(page)).toEqual([])

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText('Hors ligne', { exact: true })).toBeVisible()
  await expect(page.getByText('Inès Kaddour, danger vital')).toBeVisible()
  await presenceOf(page, 'Inès Kaddour').getByText('Là', { exact: true }).click()
  await presenceOf(page, 'Hugo Martel').getByText('En retard').click()
  await expect(page.getByText('2 pointages')).toBeVisible()
  await page.getByText('Santé et personne à prévenir').first().click()
  await page.reload()
  await expect(presenceOf(page, 'Hugo Martel').getByRole('radio', { name: 'En retard' })).toBeChecked()
  expect(await axeFindings(page)).toEqual([])
  expect(await checks(departure.id)).toEqual([])

  await context.setOffline(false)
  await expect(page.getByText('Tout est à jour.')).toBeVisible()
  await expect
    .poll(() => checks(departure.id))
    .toEqual([
      { name: 'Hugo', state: 'late' },
      { name: 'Inès', state: 'here' },
    ])
  await expect.poll(() => kinds(departure.id)).toEqual(['copy', 'offline', 'page'])
})

test('a guide in airplane mode finds what the phone keeps from every page of the site, and from no other departure', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await keepOnPhone(page)
  const keep = await page.getByRole('group', { name: 'Sur ce téléphone' }).boundingBox()
  expect(keep?.y).toBeLessThan(400)
  await context.setOffline(true)
  for (const path of [
    '/',
    '/my-expeditions',
    `/my-expeditions/admin/${String(departure.id)}`,
    '/my-expeditions/terrain/999',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Pas de réseau' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Réessayer la page' })).toHaveAttribute('href', path)
  }
  expect(await axeFindings(page)).toEqual([])
  const list = page.getByRole('list', { name: 'Départs gardés' })
  await expect(list).toContainText('Copie du')
  await expect(list).not.toContainText('Kaddour')
  await list.getByRole('link').click()
  await expect(presenceOf(page, 'Inès Kaddour')).toBeVisible()

  // Whoever signed out meanwhile leaves nothing.
  await context.clearCookies()
  await context.setOffline(false)
  await page.goto('/my-expeditions/terrain/hors-ligne')
  await expect(page.getByText('Aucun départ n’est gardé sur ce téléphone.')).toBeVisible()
  expect(await leftovers(page)).toEqual(NOTHING)
})

test('what is kept is encrypted, and goes when the guide signs out', async ({ page }) => {
  await keepOnPhone(page)
  const kept = await leftovers(page)
  expect(kept).toMatchObject({
    databases: ['lagopede-terrain'],
    caches: ['lagopede-terrain'],
    workers: expect.arrayContaining(['/', '/my-expeditions/terrain/']),
  })
  const text = await page.evaluate(async () => {
    const shell = await caches.open('lagopede-terrain')
    const pages = await Promise.all((await shell.matchAll()).map((answer) => answer.text()))
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('lagopede-terrain')
      request.onsuccess = () => resolve(request.result)
    })
    const read = (store: string) =>
      new Promise<unknown[]>((resolve) => {
        const request = database.transaction(store).objectStore(store).getAll()
        request.onsuccess = () => resolve(request.result as unknown[])
      })
    const [keys, blobs] = [await read('keys'), (await read('blobs')) as Array<{ data: ArrayBuffer }>]
    database.close()
    const key = keys[0] as CryptoKey
    return {
      isTakeable: key.extractable,
      all: [...pages, ...blobs.map(({ data }) => new TextDecoder().decode(data))].join(' '),
    }
  })
  expect(text.isTakeable).toBe(false)
  expect(text.all).not.toMatch(/Kaddour|noix|6399871/)

  await page.goto('/my-expeditions')
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toMatch(/\/hors-ligne\.js$/)
  await page.goto('/logout')
  await hydrated(page)
  await expect.poll(() => leftovers(page)).toEqual(NOTHING)
})

test('what is kept goes with another account, a departure taken away, and a session ended from elsewhere', async ({
  page,
}) => {
  await keepOnPhone(page)
  await as(page.context(), 'client')
  await page.goto('/')
  await hydrated(page)
  await expect.poll(() => leftovers(page)).toEqual(NOTHING)

  await keepOnPhone(page)
  await onDatabase((client) =>
    client.query(`update departures set guide_id = (select id from guides where slug = 'yann-le-goff') where id = $1`, [
      departure.id,
    ]),
  )
  await page.reload()
  await expect(page.getByText(/Ce départ ne t’est pas confié/)).toBeVisible()
  expect(await leftovers(page)).toEqual(NOTHING)

  await onDatabase((client) => client.query('update departures set guide_id = null where id = $1', [departure.id]))
  await keepOnPhone(page)
  await page.context().clearCookies()
  await page.reload()
  await expect(page.getByText(/Tu n’es pas connecté/)).toBeVisible()
  expect(await leftovers(page)).toEqual(NOTHING)
})

test('a copy goes once it has had its days, and leaves those of other departures', async ({ page }) => {
  await keepOnPhone(page)
  const { owner } = JSON.parse((await leftovers(page)).note ?? '') as { owner: number }
  const blobs = () =>
    page.evaluate(async () => {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open('lagopede-terrain')
        request.onsuccess = () => resolve(request.result)
      })
      const names = await new Promise<IDBValidKey[]>((resolve) => {
        const request = database.transaction('blobs').objectStore('blobs').getAllKeys()
        request.onsuccess = () => resolve(request.result)
      })
      database.close()
      return names
    })
  const comeBack = async (until: Record<string, string>) => {
    await page.evaluate((note) => localStorage.setItem('fieldCopies', note), JSON.stringify({ owner, until }))
    await page.goto('/')
    await hydrated(page)
  }
  expect(await blobs()).toContain(`sheet:${String(departure.id)}`)
  await comeBack({ [departure.id]: '2026-01-01', 999: '2999-01-01' })
  await expect
    .poll(async () => (await leftovers(page)).note)
    .toBe(JSON.stringify({ owner, until: { 999: '2999-01-01' } }))
  expect(await blobs()).toEqual([])
  await comeBack({ 999: '2026-01-01' })
  await expect.poll(() => leftovers(page)).toEqual(NOTHING)
  // Noted, and stopped before anything was written.
  await comeBack({ 998: '2026-01-01', 999: '2026-01-01' })
  await expect.poll(() => leftovers(page)).toEqual(NOTHING)
})
