import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { formatDays } from '@/domain/days/french-dates'
import { inDays } from '../../factories/departure'
import { bookTrip, inviteTraveler, makeDeparture, receivePayment, TO_LAST_DAY } from '../dashboard/make-trip'
import { axeFindings } from '../fixtures/axe-findings'
import { demoIdentity } from '../fixtures/demo-identity'
import { lastMailTo, mailFolder } from '../fixtures/last-mail'
import { as } from '../fixtures/as'
import { expect, hydrated, test } from '../fixtures/story'

// The worker of the site writes the mails and cancels; a machine that does much at once takes its time.
const PATIENCE = { timeout: 20_000 }
const [FIRST_DAY, OTHER_DAY] = [74, 88]

let departure: Awaited<ReturnType<typeof makeDeparture>>
let other: Awaited<ReturnType<typeof makeDeparture>>

test.beforeEach(async ({ request }) => {
  departure = await makeDeparture(request, { inDaysFromNow: FIRST_DAY })
  other = await makeDeparture(request, { inDaysFromNow: OTHER_DAY })
})
test.afterEach(() => other.cancel())

test('the agency cancels a departure of four travelers: three customers choose each their own way, guide and invited are told', async ({
  browser,
  request,
  baseURL,
}) => {
  test.skip(!mailFolder, 'DATA_DIR is where the site under test writes its mails')
  test.slow()
  const customers = []
  for (const travelers of [2, 1, 1]) {
    const page = await browser.newPage({ baseURL })
    const booked = await bookTrip({ page, departure: departure.id, travelers })
    await receivePayment(request, { reservation: booked.id, cents: booked.total * 100 })
    const answer = await page.request.get('/api/v1/user', { headers: { authorization: `Bearer ${booked.token}` } })
    const { email } = (await answer.json()) as { email: string }
    customers.push({ page, email, ...booked })
  }
  const [couple, mover, keeper] = customers
  if (!couple || !mover || !keeper) throw new Error('Three customers booked.')
  const invited = `${randomUUID()}@exemple.fr`
  await inviteTraveler(request, { reservation: couple.id, token: couple.token, position: 2, email: invited })

  // The agency: who is touched, what comes back, what they are told, then a code.
  // A context of its own: axe opens a page beside the one that it looks at.
  const office = await (await browser.newContext({ baseURL })).newPage()
  await as(office.context(), 'staff')
  await office.goto(`/admin/collections/departures/${String(departure.id)}`)
  const desk = office.getByRole('region', { name: 'Réservations du départ' })
  await desk.getByRole('button', { name: 'Annuler ce départ' }).click(PATIENCE)
  const wizard = office.getByRole('group', { name: 'Annuler ce départ' })
  await wizard.getByRole('radio', { name: /Circonstances exceptionnelles/ }).check()
  await wizard.getByLabel('Ce qu’on en dit aux clients').fill('Le sentier est fermé par un éboulement.')
  await wizard.getByLabel('Ce qu’on en dit aux clients').blur()
  await expect(wizard).toContainText(/3\sréservations annulées sans frais/, PATIENCE)
  for (const { email } of customers) await expect(wizard.getByRole('button', { name: email })).toBeVisible(PATIENCE)
  for (const email of [invited, demoIdentity('guide').email])
    await expect(wizard.getByRole('button', { name: email })).toBeVisible()
  expect(await axeFindings(office, { within: ['.desk'], without: ['heading-order'] })).toEqual([])
  await wizard.getByLabel(/^Recopie le code du départ/).fill(await codeOf(wizard))
  await wizard.getByRole('button', { name: /^Confirmer l’annulation/ }).click()
  await desk.getByRole('button', { name: 'Envoyer maintenant' }).click(PATIENCE)
  const canceled = /annulé/
  for (const { email } of customers) {
    expect(await lastMailTo(email, canceled)).toContain('Le sentier est fermé par un éboulement.')
  }
  expect(await lastMailTo(invited, canceled)).toContain('annulé')
  // The guide of the demonstration hears of other stories' departures too.
  expect(await lastMailTo(demoIdentity('guide').email, canceled, /éboulement/)).toContain('éboulement')

  // By the link of the mail: the refund.
  const link =
    /https?:\/\/\S+choisir-apres-annulation#[^\s\]]+/.exec(await lastMailTo(couple.email, canceled))?.[0] ?? ''
  await couple.page.goto(link.replace(/^https?:\/\/[^/]+/, ''))
  await hydrated(couple.page)
  await expectNothingChosen(couple.page)
  await couple.page.getByRole('radio', { name: /Le remboursement/ }).check()
  await couple.page.getByRole('button', { name: 'Demander le remboursement' }).click()
  await expect(couple.page.getByRole('heading', { name: /C’est noté.*remboursement/ })).toBeVisible(PATIENCE)

  // Signed in: another date, at the price that is shown.
  await mover.page.goto(`/my-expeditions/${String(mover.id)}/choisir`)
  await hydrated(mover.page)
  await expectNothingChosen(mover.page)
  await mover.page.getByRole('radio', { name: /Une autre date/ }).check()
  const days = formatDays({ start: inDays(OTHER_DAY).slice(0, 10), end: inDays(OTHER_DAY + TO_LAST_DAY).slice(0, 10) })
  await mover.page.getByRole('radio', { name: days }).check()
  await mover.page.getByRole('button', { name: /^Partir/ }).click()
  await expect(mover.page.getByRole('heading', { name: /C’est noté.*une autre date/ })).toBeVisible(PATIENCE)
  await mover.page.getByRole('link', { name: 'Voir ma réservation' }).click()
  await expect(mover.page.getByRole('heading', { level: 1 })).toBeVisible(PATIENCE)
  await expect(mover.page.getByText('Cette réservation est annulée')).toHaveCount(0)

  // Signed in: credit.
  await keeper.page.goto(`/my-expeditions/${String(keeper.id)}/choisir`)
  await hydrated(keeper.page)
  await expectNothingChosen(keeper.page)
  await keeper.page.getByRole('radio', { name: /Un avoir/ }).check()
  await keeper.page.getByRole('button', { name: 'Garder un avoir' }).click()
  await expect(keeper.page.getByRole('heading', { name: /C’est noté.*un avoir/ })).toBeVisible(PATIENCE)

  // The agency reads who chose what.
  await expect(async () => {
    await office.reload()
    const answers = office.getByRole('region', { name: 'Réponses' })
    await expect(answers).toContainText('3 sur 3', { timeout: 5_000 })
    for (const choice of ['Remboursement', 'Autre date', 'Avoir']) await expect(answers).toContainText(choice)
  }).toPass({ timeout: 60_000 })
})

const expectNothingChosen = async (page: Page): Promise<void> => {
  await expect(page.getByRole('radio', { name: /Un avoir/ })).toBeVisible(PATIENCE)
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(page.getByText(/Sans réponse, nous te remboursons/)).toBeVisible()
}

/** The code that the wizard asks to retype. */
const codeOf = async (form: Locator): Promise<string> =>
  /du départ, (\S+)/.exec((await form.getByText(/^Recopie le code/).textContent()) ?? '')?.[1] ?? ''
