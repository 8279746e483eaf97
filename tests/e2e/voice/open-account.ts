import { randomUUID } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import { expect } from '../fixtures/story'
import { openedAccounts } from './opened-accounts'

export type Account = { id: number; email: string; password: string; token: string }

/** Opens an account of its own for a story and signs its browser in; `forgetAccounts` undoes what it wrote. */
export const openAccount = async (
  context: BrowserContext,
  { firstName, lastName = 'Rey' }: { firstName: string; lastName?: string },
): Promise<Account> => {
  await context.addInitScript(() => {
    localStorage.setItem('closedPhoneModal', 'true')
  })
  const email = `voix-${randomUUID()}@exemple.fr`
  const password = 'edelweiss-du-semnoz'
  const answer = await context.request.post('/api/v1/auth/signup', {
    data: { email, password, first_name: firstName, last_name: lastName, newsletter: false },
  })
  expect(answer.status()).toBe(201)
  const { token, user_id } = (await answer.json()) as { token: string; user_id: number }
  openedAccounts.push(user_id)
  return { id: user_id, email, password, token }
}
