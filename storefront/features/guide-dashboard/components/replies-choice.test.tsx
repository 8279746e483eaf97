import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '@/storefront/lib/api/query-client'
import { changeSession, resetSession } from '@/storefront/lib/session/store'
import { buildUser } from '@/storefront/lib/session/user.fixture'
import { RepliesChoice } from './replies-choice'

beforeEach(() => {
  queryClient().clear()
  changeSession({ isReady: true, status: 'logged in', user: buildUser() })
})
afterEach(() => {
  vi.unstubAllGlobals()
  resetSession()
})

const answer = (isGuide: boolean) => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', (_path: string, { method, body }: RequestInit = {}) => {
    if (method === 'PATCH') sent.push(JSON.parse(body as string))
    return Promise.resolve(Response.json({ changes: 'at_once', replies: method === 'PATCH', is_guide: isGuide }))
  })
  return sent
}

it('is off until a guide turns it on, and says who then sees the address', async () => {
  const sent = answer(true)
  render(<RepliesChoice />)
  const choice = await screen.findByRole('switch', { name: 'Les réponses m’arrivent', checked: false })
  expect(screen.getByText(/qui te les transmet\. Ton adresse n’est pas montrée/)).toBeVisible()
  await userEvent.click(choice)
  expect(await screen.findByText(/le groupe voit ton adresse/)).toBeVisible()
  expect(sent).toEqual([{ replies: true }])
})

it('is no choice of the agency', async () => {
  answer(false)
  render(<RepliesChoice />)
  expect(await screen.findByText('Les réponses arrivent à l’agence.')).toBeVisible()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(screen.queryByRole('switch')).toBeNull()
})
