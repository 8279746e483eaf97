import { randomUUID } from 'node:crypto'
import { expect, hydrated, test } from '../fixtures/story'

// A policy that is broken shows as a console error, which ends the story.
test('the newsletter’s form is sent within the policy of the page', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('textbox', { name: 'Ton adresse email' }).fill(`${randomUUID()}@exemple.fr`)
  await page.getByRole('button', { name: 'Je m’abonne' }).click()
  await expect(page.getByText('Si ton adresse est nouvelle ici')).toBeVisible()
})
