import { formatShortDate } from '@/domain/days/french-dates'
import { inDays } from '../../factories/departure'
import { bookForTwo, EXPEDITION, makeDeparture, TO_LAST_DAY } from '../dashboard/make-trip'
import { axeFindings } from '../fixtures/axe-findings'
import { lastMailTo, mailFolder } from '../fixtures/last-mail'
import { as } from '../fixtures/as'
import { expect, test } from '../fixtures/story'

// Days of its own: those of other stories leave in a month, and are on the trip’s page as well.
const FIRST_DAY = 33

let departure: Awaited<ReturnType<typeof makeDeparture>>

test.beforeEach(async ({ request }) => {
  departure = await makeDeparture(request, { minimum: 2, inDaysFromNow: FIRST_DAY })
})
test.afterEach(() => departure.cancel())

test('a departure that waits for two says so everywhere, until the deposit that was missing', async ({
  page,
  browser,
  baseURL,
}) => {
  test.skip(!mailFolder, 'DATA_DIR is where the site under test writes its mails')
  const decision = formatShortDate(inDays(FIRST_DAY - 21).slice(0, 10)).replace(/\s\d{4}$/, '')
  const first = inDays(FIRST_DAY).slice(0, 10)

  // The trip.
  const row = page
    .getByRole('listitem')
    .filter({ hasText: formatShortDate(inDays(FIRST_DAY + TO_LAST_DAY).slice(0, 10)) })
  await expect(async () => {
    await page.goto(`/expeditions/${EXPEDITION}#dates`)
    await expect(row).toContainText(/Encore 2\sinscrits pour confirmer/, { timeout: 1000 })
  }).toPass()
  await expect(row).toContainText(`Décision le ${decision}`)
  expect(await axeFindings(page)).toEqual([])

  // Who books, and has not paid yet.
  const { id, token, total } = await bookForTwo(page, departure.id)
  await page.goto(`/my-expeditions/${String(id)}`)
  await expect(page.getByText(/Encore 2\sinscrits pour confirmer, décision le/)).toBeVisible()

  // The agency, which receives the deposit.
  const office = await browser.newPage({ baseURL })
  await as(office.context(), 'staff')
  await office.goto(`/admin/collections/departures/${String(departure.id)}`)
  const desk = office.getByRole('region', { name: 'Réservations du départ' })
  await expect(desk.getByText(/0\svoyageur a réglé son acompte, sur 2 pour partir/)).toBeVisible()
  await office.goto(`/admin/collections/reservations/${String(id)}`)
  const reservation = office.getByRole('region', { name: 'Suivi de la réservation' })
  await reservation.getByRole('button', { name: 'Enregistrer un règlement' }).click()
  await reservation.getByLabel('Montant (€)').fill(String(total))
  await reservation.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(reservation).toContainText(/[1-9][\d\s]*€ réglés sur/)
  await office.goto(`/admin/collections/departures/${String(departure.id)}`)
  await expect(desk.getByRole('button', { name: 'Annuler ce départ' })).toBeVisible()
  await expect(desk.getByRole('button', { name: 'Confirmer quand même' })).toHaveCount(0)
  await office.close()

  // Everyone knows.
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(/pour confirmer/)).toHaveCount(0)
  const { email } = await page.request
    .get('/api/v1/user', { headers: { authorization: `Bearer ${token}` } })
    .then(async (answer) => (await answer.json()) as { email: string })
  expect(await lastMailTo(email, /^Le départ du .+ est confirmé$/)).toContain('prendre ton train')
  await expect(async () => {
    await page.goto(`/expeditions/${EXPEDITION}#dates`)
    await expect(row).toContainText('Départ confirmé', { timeout: 1000 })
  }).toPass()
  await page.goto(`/expeditions?confirmed=1&start=${first}&end=${inDays(FIRST_DAY + TO_LAST_DAY).slice(0, 10)}`)
  await expect(page.getByRole('button', { name: /^Départs confirmés/ }).first()).toBeVisible()
})

test.describe('a refused reason', () => {
  test('the agency confirms below the minimum, and is told what it cannot take back', async ({ page }) => {
    await as(page.context(), 'staff')
    await page.goto(`/admin/collections/departures/${String(departure.id)}`)
    const desk = page.getByRole('region', { name: 'Réservations du départ' })
    await desk.getByRole('button', { name: 'Confirmer quand même' }).click()
    const form = page.getByRole('group', { name: 'Confirmer quand même' })
    await expect(form).toContainText('ne s’annule plus faute de participants')
    await form.getByRole('button', { name: 'Confirmer le départ' }).click()
    await expect(desk.getByRole('button', { name: 'Confirmer quand même' })).toHaveCount(0)
    await desk.getByRole('button', { name: 'Annuler ce départ' }).click()
    const ending = page.getByRole('group', { name: 'Annuler ce départ' })
    await ending.getByRole('radio', { name: /Pas assez d’inscrits/ }).check()
    await expect(ending).toContainText('ne s’annule plus faute de participants')
    await ending.getByLabel('Ce qu’on en dit aux clients').fill('Trop peu d’inscrits')
    await ending.getByRole('button', { name: /^Confirmer l’annulation/ }).click()
    await expect(ending.getByRole('alert')).toContainText('Ce départ est confirmé')
  })
})
