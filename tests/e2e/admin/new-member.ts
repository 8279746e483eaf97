import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { expect } from '../fixtures/story'
import { signInToPanel } from '../fixtures/sign-in-panel'

export type Member = { email: string; password: string }

/** A marketer of this story alone: a customer signs up, and an administrator gives the role. */
export const newMember = async ({ browser, baseURL }: { browser: Browser; baseURL?: string }): Promise<Member> => {
  const member = { email: `${randomUUID()}@lagopede.test`, password: 'une marmotte sur la neige' }
  const office = await browser.newPage({ ...(baseURL && { baseURL }) })
  const signUp = await office.request.post('/api/v1/auth/signup', {
    data: { ...member, first_name: 'Noé', last_name: 'Rey' },
  })
  expect(signUp.status()).toBe(201)
  const { user_id: id } = (await signUp.json()) as { user_id: number }
  await office.context().clearCookies()
  await signInToPanel(office, 'admin')
  // From the page itself: the panel's cookie answers its own origin alone.
  const status = await office.evaluate(
    async (user) =>
      (
        await fetch(`/api/users/${user}`, {
          method: 'PATCH',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ role: 'marketer' }),
        })
      ).status,
    String(id),
  )
  expect(status).toBe(200)
  await office.close()
  return member
}

/** Sends the panel's sign-in page as a member of the team. */
export const sendSignIn = async (page: Page, { email, password }: Member): Promise<void> => {
  await page.goto('/admin/login')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Mot de passe').fill(password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
}
