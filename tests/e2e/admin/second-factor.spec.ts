import { TOTP } from 'otpauth'
import type { Page } from '@playwright/test'
import { sendPanelSignIn } from '../fixtures/sign-in-panel'
import { expect, test } from '../fixtures/story'
import { newMember } from './new-member'

// A wrong code is refused; Payload’s page of signing out has the browser look for an icon that it does not name.
test.use({ expectedErrors: [/422/] })

const STEP_MS = 30_000

/**
 * A code is good once, and taken a step early or late: that of now first, then that of the next step,
 * which stay good when the step changes before they arrive.
 */
const codeOf = (secret: string, steps: 0 | 1 = 0): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * STEP_MS })

const signOut = async (page: Page): Promise<void> => {
  await page.goto('/admin/logout')
  await expect(page.getByLabel('E-mail')).toBeVisible()
}

const give = async (page: Page, label: string, code: string): Promise<void> => {
  await page.getByLabel(label).fill(code)
  await page.getByRole('button', { name: 'Valider' }).click()
}

const isIn = (page: Page) => expect(page.getByRole('heading', { level: 1, name: /^Bonjour/ })).toBeVisible()

for (const { name, size } of [
  { name: 'on a desk', size: { width: 1440, height: 900 } },
  { name: 'on a phone', size: { width: 390, height: 844 } },
]) {
  test(`a second factor is set up, asked, and turned off ${name}`, async ({ page, browser, baseURL }) => {
    test.slow()
    const member = await newMember({ browser, ...(baseURL && { baseURL }) })
    await page.setViewportSize(size)
    await sendPanelSignIn(page, member)
    await isIn(page)
    await page.goto('/admin/second-facteur')
    let secret = ''
    let recoveryCodes: string[] = []

    await test.step('scan, type a code and the password', async () => {
      await expect(page.getByText('Elle est inactive.')).toBeVisible()
      await page.getByRole('button', { name: 'Configurer' }).click()
      await expect(page.getByRole('img', { name: /Code QR/ })).toBeVisible()
      secret = (await page.locator('.second-factor__secret').innerText()).replaceAll(/\s/g, '')
      expect(secret).toMatch(/^[A-Z2-7]{32}$/)
      await page.getByLabel('Ton mot de passe actuel').fill(member.password)
      await page.getByLabel('Code à six chiffres').fill('000000')
      await page.getByRole('button', { name: 'Activer' }).click()
      await expect(page.getByRole('alert').filter({ hasText: 'pas le bon' })).toBeVisible()
      await expect(page.getByLabel('Code à six chiffres')).toBeFocused()
      await page.getByLabel('Code à six chiffres').fill(codeOf(secret))
      await page.getByRole('button', { name: 'Activer' }).click()
    })

    await test.step('ten recovery codes, to keep', async () => {
      await expect(page.getByRole('heading', { name: 'Tes codes de secours' })).toBeFocused()
      recoveryCodes = await page.locator('.recovery-codes code').allInnerTexts()
      expect(new Set(recoveryCodes).size).toBe(10)
      const download = page.waitForEvent('download')
      await page.getByRole('link', { name: 'Télécharger' }).click()
      expect((await download).suggestedFilename()).toBe('codes-de-secours-lagopede.txt')
      await page.getByRole('button', { name: 'J’ai gardé mes codes' }).click()
      await expect(page.getByText(/Active depuis le .* Il reste 10 codes de secours/)).toBeVisible()
    })

    await test.step('the password is no longer enough', async () => {
      await signOut(page)
      await sendPanelSignIn(page, member)
      const code = page.getByLabel('Code à six chiffres')
      await expect(code).toBeFocused()
      await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
      await expect(code).toHaveAttribute('inputmode', 'numeric')
      expect(await page.evaluate(async () => (await fetch('/api/users/me')).json() as Promise<unknown>)).toMatchObject({
        user: null,
      })
      await give(page, 'Code à six chiffres', '000000')
      await expect(page.getByRole('alert').filter({ hasText: 'pas le bon' })).toBeVisible()
      await give(page, 'Code à six chiffres', codeOf(secret, 1))
      await isIn(page)
    })

    await test.step('a recovery code opens too, once', async () => {
      await signOut(page)
      await sendPanelSignIn(page, member)
      await page.getByRole('button', { name: 'Utiliser un code de secours' }).click()
      await give(page, 'Code de secours', (recoveryCodes[0] ?? '').toLowerCase())
      await isIn(page)
      await page.goto('/admin/second-facteur')
      await expect(page.getByText('Il reste 9 codes de secours')).toBeVisible()
    })

    await test.step('turned off by a code and the password', async () => {
      await page.getByRole('button', { name: 'Désactiver' }).click()
      await page.getByLabel('Code de ton application, ou code de secours').fill(recoveryCodes[1] ?? '')
      await page.getByLabel('Ton mot de passe actuel').fill(member.password)
      await page.getByRole('button', { name: 'Désactiver la double authentification' }).click()
      await expect(page.getByText('Elle est inactive.')).toBeVisible()
    })
  })
}
