import type { Locator } from '@playwright/test'
import { tick } from '../fixtures/tick'

type Person = { first: string; last: string; phone: string }

/** Answers all that is asked of a traveler, as a person does. */
export const fillProfile = async (form: Locator, { first, last, phone }: Person): Promise<void> => {
  await form.getByLabel('Prénom').fill(first)
  await form.getByLabel('Nom', { exact: true }).fill(last)
  await form.getByLabel('Date de naissance').fill('1990-02-28')
  await form.getByLabel('Téléphone', { exact: true }).fill(phone)
  await form.getByLabel('Personne à prévenir').fill('Sylvie Martel')
  await form.getByLabel('Son téléphone').fill('06 39 98 22 11')
  await tick(form.getByRole('checkbox', { name: 'Rien à signaler' }))
  await form.getByLabel(/niveau/i).selectOption('3')
  for (const size of await form.getByRole('group', { name: 'Matériel à prêter' }).getByRole('textbox').all()) {
    await size.fill('42')
  }
}
