import { demoIdentity } from '../fixtures/demo-identity'
import { expect, test } from '../fixtures/story'
import { sendPanelSignIn } from '../fixtures/sign-in-panel'

test.use({ expectedErrors: [/403|404/] })

test('a customer is refused at the panel, in French', async ({ page }) => {
  test.slow()
  await page.goto('/admin')
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible()
  await sendPanelSignIn(page, demoIdentity('client'))
  await expect(page.getByText('Cet espace est réservé à l’équipe de l’agence.')).toBeVisible()
  await page.goto('/admin/collections/departures')
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible()
})
