import { expect, type Page } from '@playwright/test'

/** Present when `npm test` runs: both providers are its own, on loopback. */
export const hasOwnProviders = process.env.E2E_ISSUER !== undefined

/** Signs in on the provider's own page, and is back on the site. */
export const passProvider = async (
  page: Page,
  { email, firstName = 'Inès' }: { email: string; firstName?: string },
): Promise<void> => {
  await expect(page.getByRole('heading', { name: 'Fournisseur d’essai' })).toBeVisible()
  await page.getByLabel('Adresse', { exact: true }).fill(email)
  await page.getByLabel('Prénom').fill(firstName)
  await page.getByRole('button', { name: 'Continuer' }).click()
}
