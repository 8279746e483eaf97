import type { Page } from '@playwright/test'
import { axeFindings } from '../fixtures/axe-findings'
import { chooseMeans, goToPayment, orderButton } from '../fixtures/order'
import { sidewaysScroll } from '../fixtures/sideways-scroll'
import { expect, hydrated, test } from '../fixtures/story'
import { openCustomer, TRIP } from './customer'

const title = (page: Page, name: RegExp) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
const goOn = (page: Page) => page.getByRole('button', { name: 'Continuer' }).click()

test('a customer books for two, and a double click books once @everywhere', async ({ page }) => {
  test.slow()
  const customer = await openCustomer(page)
  await page.goto(TRIP)
  await hydrated(page)
  await page
    .locator('.dep', { hasText: /[3-9]\splaces/ })
    .first()
    .getByRole('button', { name: /Choisi/ })
    .click()
  const box = page.getByRole('complementary', { name: 'Réserver' })
  // The page opens on one traveler when its first departure has one place left.
  if ((await box.getByRole('status').first().textContent()) === '1') {
    await box.getByRole('button', { name: 'Un de plus' }).click()
  }
  await box.getByRole('button', { name: 'Réserver mes places' }).click()
  await expect(page).toHaveURL(/\/reservations\/\d+\/1$/)

  await title(page, /Tu pars à combien/)
  await expect(page.getByRole('timer')).toContainText('Tes 2 places sont gardées encore')
  await expect(page.getByRole('navigation', { name: 'Principale' })).toBeHidden()
  expect(await axeFindings(page)).toEqual([])
  expect(await sidewaysScroll(page)).toEqual([])
  await goOn(page)

  await title(page, /Qui part avec toi/)
  const second = page.getByRole('region', { name: 'Deuxième voyageur' })
  await second.getByLabel('Prénom').fill('Hugo')
  await second.getByLabel('Nom', { exact: true }).fill('Martel')
  await second.getByLabel('Date de naissance').fill('1990-02-28')
  expect(await axeFindings(page)).toEqual([])
  expect(await sidewaysScroll(page)).toEqual([])
  await expect(page.getByText('Tout est enregistré.')).toBeVisible()
  await page.reload()
  await expect(second.getByLabel('Prénom')).toHaveValue('Hugo')
  await goOn(page)

  await title(page, /Tout est bon/)
  await expect(page.getByText('Hugo Martel')).toBeVisible()
  await page.getByText('Formulaire d’information standard', { exact: true }).click()
  await expect(page.getByRole('heading', { name: /^Droits essentiels prévus par la directive/ })).toBeVisible()
  await page.getByText('Fiche d’information précontractuelle', { exact: true }).click()
  await expect(page.getByText(/qui t’est proposée est un forfait au sens de la directive/)).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  expect(await sidewaysScroll(page)).toEqual([])
  await goOn(page)
  await expect(page.getByText('Coche cette case pour commander').first()).toBeVisible()
  await goToPayment(page)

  await title(page, /Comment veux-tu régler/)
  expect(await axeFindings(page)).toEqual([])
  expect(await sidewaysScroll(page)).toEqual([])
  await page.reload()
  await chooseMeans(page, 'Virement')
  await orderButton(page).dblclick()

  await expect(page).toHaveURL(/\/reservations\/\d+\/5$/)
  await title(page, /En route, Camille/)
  await expect(page.getByText(/Réservation LG-/)).toBeVisible()
  await expect(page.getByText('FR76', { exact: false })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  expect(await sidewaysScroll(page)).toEqual([])
  expect(await customer.countReservations()).toBe(1)

  await page.reload()
  await title(page, /En route, Camille/)
  await page.goto('/my-expeditions')
  const trip = page.getByRole('region', { name: 'À venir' }).getByRole('article')
  await expect(trip).toContainText('Profil participant à compléter')
  await expect(trip.getByRole('link', { name: /Accéder au dashboard/ })).toHaveAttribute(
    'href',
    /\/my-expeditions\/\d+$/,
  )
  await customer.leave()
})

test('a visitor signs in on the way, and the booking goes on by itself', async ({ page }) => {
  const customer = await openCustomer(page)
  await page.context().clearCookies()
  await page.goto(TRIP)
  await hydrated(page)
  await page.getByRole('button', { name: /^Réserver (ma place|mes places)$/ }).click()
  const entry = page.getByRole('dialog', { name: /Bienvenue chez/ })
  await entry.getByLabel('Ton adresse email').fill(customer.email)
  await entry.getByRole('button', { name: 'CONTINUER', exact: true }).click()
  const password = page.getByRole('dialog', { name: 'Se connecter' })
  await password.getByLabel('Mot de passe', { exact: true }).fill(customer.password)
  await password.getByRole('button', { name: 'SE CONNECTER' }).click()
  await expect(page).toHaveURL(/\/reservations\/\d+\/1$/)
  await title(page, /Tu pars à combien/)
  await customer.leave()
})
