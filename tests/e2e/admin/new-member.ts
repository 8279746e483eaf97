import type { Browser } from '@playwright/test'
import { as } from '../fixtures/as'
import { demoIdentity, type Identity } from '../fixtures/demo-identity'
import { expect } from '../fixtures/story'
import { openPanel } from '../fixtures/sign-in-panel'

/** A marketer of this story alone: a customer signs up, and an administrator gives the role. */
export const newMember = async ({ browser, baseURL }: { browser: Browser; baseURL?: string }): Promise<Identity> => {
  const office = await browser.newPage({ ...(baseURL && { baseURL }) })
  const { id, ...member } = await as(office.context(), { firstName: 'Noé' })
  await office.context().clearCookies()
  await openPanel(office, 'admin')
  // From the page itself: the panel's cookie answers its own origin alone.
  const status = await office.evaluate(
    async ([user, password]) =>
      (
        await fetch(`/api/users/${user}`, {
          method: 'PATCH',
          headers: { 'Content-Type': 'application/json', 'X-Confirm-Identity': `password ${password}` },
          body: JSON.stringify({ role: 'marketer' }),
        })
      ).status,
    [String(id), encodeURIComponent(demoIdentity('admin').password)] as const,
  )
  expect(status).toBe(200)
  await office.close()
  return member
}
