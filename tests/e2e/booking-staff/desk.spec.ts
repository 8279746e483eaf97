import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures/story'
import { openPanel } from '../fixtures/sign-in-panel'
import { addDeparture } from './add-departure'

// The panel reads the document, then the desk its own: a loaded machine takes its time.
const PATIENCE = { timeout: 30_000 }

const desk = (page: Page) => page.getByRole('region', { name: 'Réservations du départ' })

/** Their reservation: the mails to come name them too. */
const booked = (page: Page) => desk(page).getByRole('row', { name: /^LG-.*Jeanne Martel/ })

const bookByPhone = async (page: Page, { email, travelers }: { email: string; travelers: number }): Promise<void> => {
  await desk(page).getByRole('button', { name: 'Réserver pour un client' }).click()
  const form = page.getByRole('group', { name: 'Réserver pour un client' })
  await form.getByLabel('Adresse mail').fill(email)
  await form.getByLabel('Voyageurs').fill(String(travelers))
  await form.getByLabel('Prénom').fill('Jeanne')
  await form.getByLabel('Nom', { exact: true }).fill('Martel')
  await form.getByRole('button', { name: /^Réserver,/ }).click()
}

test.describe('the agency', () => {
  test.slow()
  test.use({ expectedErrors: [/409/] })

  test('books for a customer on the phone, then confirms with the deposit', async ({ page }) => {
    await openPanel(page, 'staff')
    const departure = await addDeparture(page, { days: 95 })
    await page.goto(`/admin/collections/departures/${departure}`)
    await expect(desk(page).getByText('Personne n’a encore réservé ce départ.')).toBeVisible(PATIENCE)
    const email = `jeanne-${departure}@exemple.test`

    await bookByPhone(page, { email, travelers: 9 })
    await expect(desk(page).getByRole('alert')).toContainText(/Il ne reste que 8\splaces/, PATIENCE)
    const form = page.getByRole('group', { name: 'Réserver pour un client' })
    await form.getByLabel('Voyageurs').fill('3')
    await expect(form.getByRole('button', { name: /^Réserver,/ })).toBeVisible(PATIENCE)
    await form.getByLabel('Voyageurs').press('Enter')

    const row = booked(page)
    await expect(row).toContainText('En attente de règlement', PATIENCE)
    await expect(row).toContainText('par téléphone', PATIENCE)
    await row.getByRole('link').click()

    const reservation = page.getByRole('region', { name: 'Suivi de la réservation' })
    // The worker mails the form that the law wants before a sale by phone is confirmed.
    await expect(async () => {
      await page.reload()
      await expect(reservation).toContainText(`à ${email}`, { timeout: 5000 })
    }).toPass()
    await reservation.getByRole('button', { name: 'Enregistrer un règlement' }).click()
    await reservation.getByLabel('Montant (€)').fill('beaucoup')
    await reservation.getByRole('button', { name: 'Enregistrer', exact: true }).click()
    await expect(reservation.getByRole('alert')).toContainText('Écris un montant en euros', PATIENCE)
    await reservation.getByLabel('Montant (€)').fill('300')
    await reservation.getByRole('button', { name: 'Enregistrer', exact: true }).click()
    await expect(reservation).toContainText(/300\s€ réglés sur/, PATIENCE)
    await reservation.getByRole('button', { name: 'Confirmer' }).click()
    await expect(reservation.getByText('Confirmée').first()).toBeVisible(PATIENCE)
    await expect(reservation.getByRole('button', { name: 'Confirmer' })).toHaveCount(0, PATIENCE)
  })

  test('cancels a departure, and its reservations with it', async ({ page }) => {
    await openPanel(page, 'staff')
    const departure = await addDeparture(page, { days: 96 })
    await page.goto(`/admin/collections/departures/${departure}`)
    await bookByPhone(page, { email: `annulee-${departure}@exemple.test`, travelers: 2 })
    await expect(booked(page)).toContainText('En attente de règlement', PATIENCE)

    await desk(page).getByRole('button', { name: 'Annuler ce départ' }).click()
    const form = page.getByRole('group', { name: 'Annuler ce départ' })
    await expect(form).toContainText(/1\sréservation annulée sans frais/, PATIENCE)
    await form.getByLabel('Ce qu’on en dit aux clients').fill('Pas assez de voyageurs')
    const code = form.getByLabel(/^Recopie le code du départ/)
    await code.fill(await codeOf(form))
    await form.getByRole('button', { name: /^Confirmer l’annulation/ }).click()
    // The panel sends its forms' state too.
    const sent = page.waitForResponse((response) => response.url().endsWith('/cancel/now'))
    await desk(page).getByRole('button', { name: 'Envoyer maintenant' }).click(PATIENCE)
    await sent

    await expect(async () => {
      await page.reload()
      await expect(booked(page)).toContainText('Annulée', { timeout: 5000 })
    }).toPass()
    await expect(desk(page).getByRole('button', { name: 'Réserver pour un client' })).toHaveCount(0, PATIENCE)
  })
})

/** The code that the wizard asks to retype. */
const codeOf = async (form: Locator): Promise<string> =>
  /du départ, (\S+)/.exec((await form.getByText(/^Recopie le code/).textContent()) ?? '')?.[1] ?? ''
