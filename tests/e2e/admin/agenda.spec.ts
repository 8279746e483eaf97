import type { Page } from '@playwright/test'
import { cancelDeparture, makeDeparture, makeGuide } from '../dashboard/make-trip'
import { as } from '../fixtures/as'
import { expect, test } from '../fixtures/story'

const PATIENCE = { timeout: 30_000 }

type Made = { id: number; cancel: () => Promise<void> }

let guide: Awaited<ReturnType<typeof makeGuide>>
let led: Made
let other: Made
let copies: number[] = []

test.describe('the agenda of departures', () => {
  test.slow()
  // Each refusal is an error to the browser.
  test.use({ expectedErrors: [/400|409/] })

  test.beforeEach(async ({ request }) => {
    guide = await makeGuide(request)
    led = await makeDeparture(request, { guide: guide.slug, inDaysFromNow: 9 })
    other = await makeDeparture(request, { inDaysFromNow: 12 })
    copies = []
  })
  test.afterEach(async ({ request }) => {
    for (const id of [led.id, other.id, ...copies]) await cancelDeparture(request, id)
    await guide.forget()
  })

  test('a guide is not double-booked from the form of a departure, unless somebody says why', async ({ page }) => {
    await as(page.context(), 'staff')
    await page.goto(`/admin/collections/departures/${String(other.id)}`)
    // The list begins with ten names: the others are found by what is typed.
    await page.locator('#field-guide input').first().fill(guide.name, PATIENCE)
    await page.locator('.rs__option').getByText(guide.name, { exact: true }).click(PATIENCE)
    const conflicts = page.getByRole('list', { name: 'Conflits du guide' })
    await expect(conflicts).toContainText(`${guide.name} guide déjà`, PATIENCE)

    const refused = page.waitForResponse((response) => response.request().method() === 'PATCH')
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
    expect((await refused).status()).toBe(400)
    await page.getByLabel('Pourquoi c’est possible').fill('Deux groupes au même refuge.')
    const saved = page.waitForResponse((response) => response.request().method() === 'PATCH')
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
    expect((await saved).status()).toBe(200)
    await page.reload()
    await expect(conflicts).toContainText('Deux groupes au même refuge.', PATIENCE)
  })

  test('a departure is given to a guide from the agenda, and refused where another one stands in the way', async ({
    page,
  }) => {
    await as(page.context(), 'staff')
    await page.goto('/admin/agenda')
    const form = page.getByRole('region', { name: 'Changer un guide' })
    await form.getByLabel('Départ', { exact: true }).selectOption(String(other.id), PATIENCE)
    await form.getByLabel('Nouveau guide').selectOption({ label: `${guide.name}, déjà pris` })
    await expect(form.getByRole('list', { name: 'Ce qui s’y oppose' })).toContainText(`${guide.name} guide déjà`)
    await form.getByRole('button', { name: 'Donner ce départ' }).click()
    await expect(form.getByRole('alert')).toContainText('Écris pourquoi c’est possible')
    expect(await leaderOf(page, other.id)).not.toBe(guide.id)

    await form.getByLabel(/Pourquoi c’est possible/).fill('Deux groupes au même refuge.')
    await form.getByRole('button', { name: 'Donner ce départ' }).click()
    const row = page.getByRole('region', { name: guide.name })
    await expect(row.getByRole('listitem')).toHaveCount(2, PATIENCE)
    expect(await leaderOf(page, other.id)).toBe(guide.id)
  })

  test('a departure is repeated every ten days until a day, once', async ({ page }) => {
    await as(page.context(), 'staff')
    await page.goto(`/admin/collections/departures/${String(led.id)}`)
    await page.getByRole('link', { name: 'Répéter ou copier ce départ' }).click(PATIENCE)
    await page.getByLabel('Tous les').fill('10')
    await page.getByLabel('Unité').selectOption('days')
    await page.getByLabel('Jusqu’au').fill(dayIn(30))
    await expect(page.getByRole('row')).toHaveCount(3, PATIENCE)
    const made = page.waitForResponse((response) => response.url().endsWith('/departures/copies'))
    await page.getByRole('button', { name: 'Créer 2 départs, ventes closes' }).click()
    const answer = await made
    const { ids } = (await answer.json()) as { ids: number[] }
    copies = ids
    expect(ids).toHaveLength(2)
    await expect(page.getByText('2 départs sont créés, ventes closes.')).toBeVisible(PATIENCE)
    // The same press again, its answer lost.
    const again = await page.evaluate(
      async ({ url, body }) => {
        const headers = { 'content-type': 'application/json' }
        return (await fetch(url, { method: 'POST', headers, body })).json() as Promise<unknown>
      },
      { url: new URL(answer.url()).pathname, body: answer.request().postData() ?? '' },
    )
    expect(again).toEqual({ ids })
  })
})

const dayIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

// From the page itself: the panel's cookie answers its own origin alone.
const leaderOf = (page: Page, id: number): Promise<number | null> =>
  page.evaluate(async (departure) => {
    const found = await fetch(`/api/departures/${String(departure)}?depth=0`)
    return ((await found.json()) as { guide: number | null }).guide
  }, id)
