import { axeFindings } from '../fixtures/axe-findings'
import { expect, test } from '../fixtures/story'
import { closePhonePopupForGood } from './sign-in'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1'

test('a device that is signed out from another is asked to sign in again @everywhere', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = `appareils-${Math.random().toString(36).slice(2)}@exemple.fr`
  const person = { email, password: 'edelweiss-du-semnoz', first_name: 'Ana', last_name: 'Rey' }
  expect((await page.request.post('/api/v1/auth/signup', { data: person })).ok()).toBe(true)
  const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }), userAgent: IPHONE })
  const phone = await elsewhere.newPage()
  const { password } = person
  expect((await phone.request.post('/api/v1/auth/login', { data: { email, password } })).ok()).toBe(true)
  await closePhonePopupForGood(phone)
  await phone.goto('/my-account')
  await expect(phone.getByRole('region', { name: 'Tes appareils connectés' }).getByRole('listitem')).toHaveCount(2)

  await closePhonePopupForGood(page)
  await page.goto('/my-account')
  const devices = page.getByRole('region', { name: 'Tes appareils connectés' })
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  await expect(devices.getByRole('listitem').first()).toContainText('Cet appareil')
  expect(await axeFindings(page, { within: ['main'] })).toEqual([])

  await devices.getByRole('button', { name: 'Déconnecter Safari sur iPhone' }).click()
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  await expect(devices.getByRole('button')).toHaveCount(0)

  await phone.reload()
  await expect(phone.getByText('Veuillez vous connecter pour accéder à cette page.')).toBeVisible()
  expect(await phone.evaluate(() => Object.keys(sessionStorage))).not.toContain('signedInUser')
  await page.reload()
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  await elsewhere.close()
})
