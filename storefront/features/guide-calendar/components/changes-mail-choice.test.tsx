import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { changeSession, resetSession } from '@/storefront/lib/session/store'
import { buildUser } from '@/storefront/lib/session/user.fixture'
import { ChangesMailChoice } from './changes-mail-choice'

afterEach(() => vi.unstubAllGlobals())

it('is told at once, until one mail a day is chosen', async () => {
  resetSession()
  changeSession({ isReady: true, status: 'logged in', user: buildUser() })
  const bodies: unknown[] = []
  vi.stubGlobal('fetch', (_path: string, { method, body }: RequestInit) => {
    if (method === 'PATCH') bodies.push(JSON.parse(body as string))
    return Promise.resolve(Response.json({ changes: method === 'PATCH' ? 'daily' : 'at_once' }))
  })
  render(<ChangesMailChoice userId={71} />)
  expect(await screen.findByRole('radio', { name: /Un mail tout de suite/, checked: true })).toBeVisible()
  await userEvent.click(screen.getByRole('radio', { name: /Un seul mail, le matin/ }))
  expect(await screen.findByRole('radio', { name: /Un seul mail, le matin/, checked: true })).toBeVisible()
  expect(bodies).toEqual([{ changes: 'daily' }])
})
