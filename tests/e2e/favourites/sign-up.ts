import type { Page } from '@playwright/test'
import { as } from '../fixtures/as'
import { expect } from '../fixtures/story'

/** A new customer, signed in, who likes the expeditions of these numbers in this order. */
export const signUp = async (page: Page, likes: number[] = []): Promise<void> => {
  const { token } = await as(page.context())
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
