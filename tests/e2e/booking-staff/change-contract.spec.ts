import { bookForTwo, makeDeparture, receivePayment } from '../dashboard/make-trip'
import { axeFindings } from '../fixtures/axe-findings'
import { lastMailTo, mailFolder } from '../fixtures/last-mail'
import { as } from '../fixtures/as'
import { expect, hydrated, test } from '../fixtures/story'

const PATIENCE = { timeout: 20_000 }

let departure: Awaited<ReturnType<typeof makeDeparture>>

test.beforeEach(async ({ request }) => {
  departure = await makeDeparture(request, { inDaysFromNow: 102 })
})
test.afterEach(() => departure.cancel())

test('an essential element changes: the customer reads before and after, and ends the contract without a fee @everywhere', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  test.slow()
  test.skip(!mailFolder, 'DATA_DIR is where the site under test writes its mails')
  const { id, token, total } = await bookForTwo(page, departure.id)
  await receivePayment(request, { reservation: id, cents: total * 100 })
  const answer = await page.request.get('/api/v1/user', { headers: { authorization: `Bearer ${token}` } })
  const { email } = (await answer.json()) as { email: string }

  // A context of its own: axe opens a page beside the one that it looks at.
  const office = await (await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } })).newPage()
  await as(office.context(), 'staff')
  await office.goto(`/admin/collections/departures/${String(departure.id)}`)
  const desk = office.getByRole('region', { name: 'Réservations du départ' })
  await desk.getByRole('button', { name: 'Changer le prix ou l’essentiel' }).click(PATIENCE)
  const wizard = office.getByRole('group', { name: 'Changer le prix ou l’essentiel' })
  await wizard.getByRole('radio', { name: /Un élément essentiel/ }).check()
  await wizard.getByLabel('Ce qui était prévu').fill('Deux nuits au refuge.')
  await wizard.getByLabel('Ce qui le remplace').fill('Deux nuits au gîte du village.')
  await wizard.getByLabel(/La justification/).fill('Le refuge ferme pour travaux.')
  await wizard.getByRole('button', { name: /Voir qui est concerné/ }).click()
  await expect(wizard.getByRole('button', { name: email })).toBeVisible(PATIENCE)
  expect(await axeFindings(office, { within: ['.desk'], without: ['heading-order'] })).toEqual([])
  await wizard.getByRole('button', { name: /^Confirmer et préparer/ }).click()
  await desk.getByRole('button', { name: 'Envoyer maintenant' }).click(PATIENCE)

  const mail = await lastMailTo(email, /Ton voyage change/)
  expect(mail).toContain('Deux nuits au gîte du village.')
  expect(mail).toContain('Sans réponse le')
  await page.goto(`/my-expeditions/${String(id)}`)
  await page.getByRole('link', { name: /^Répondre, jusqu’au/ }).click(PATIENCE)
  await hydrated(page)
  await expect(page.getByText('Deux nuits au refuge.')).toBeVisible(PATIENCE)
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('radio', { name: /Je mets fin au contrat/ }).check()
  await page.getByRole('button', { name: /^Mettre fin au contrat et récupérer/ }).click()
  await expect(page.getByRole('heading', { name: /ton contrat prend fin/ })).toBeVisible(PATIENCE)
  expect(await lastMailTo(email, /prend fin/)).toContain('sans frais')

  await expect(async () => {
    await office.reload()
    await expect(office.getByRole('region', { name: /réponses/ })).toContainText('1 sur 1', { timeout: 5_000 })
  }).toPass({ timeout: 60_000 })
})
