import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { closePhonePopupForGood } from '../accounts/sign-in'
import { expect } from '../fixtures/story'

const PASSWORD = 'edelweiss-du-semnoz'

/** A new account of its own for each story, made as the sign-up popup does. */
export const createAccount = async (
  request: APIRequestContext,
): Promise<{ email: string; password: string; token: string }> => {
  const email = `favoris-${randomUUID()}@exemple.fr`
  const answer = await request.post('/api/v1/auth/signup', {
    data: { email, password: PASSWORD, first_name: 'Camille', last_name: 'Rey' },
  })
  expect(answer.status()).toBe(201)
  const { token } = (await answer.json()) as { token: string }
  return { email, password: PASSWORD, token }
}

/** A new customer, signed in, who likes the expeditions of these numbers in this order. */
export const signUp = async (page: Page, likes: number[] = []): Promise<void> => {
  await closePhonePopupForGood(page)
  const { token } = await createAccount(page.request)
  for (const expedition_id of likes) {
    const headers = { authorization: `Bearer ${token}` }
    const answer = await page.request.post('/api/v1/interests', { headers, data: { expedition_id } })
    expect(answer.status()).toBe(201)
  }
}

/** Expeditions put forward on the home page, by carousel rank. */
export const featured = async (page: Page): Promise<Array<{ id: number; name: string; slug: string }>> => {
  const answer = await page.request.get('/api/v1/expeditions/featured')
  return (await answer.json()) as Array<{ id: number; name: string; slug: string }>
}
