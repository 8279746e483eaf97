import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { callDays, formatCallDay } from '@/domain/contact/call-slots'
import { changeSession, resetSession } from '@/storefront/lib/session/store'
import { buildUser } from '@/storefront/lib/session/user.fixture'
import { CallRequestButton } from './call-request-button'

// The window is loaded as it opens.
const LAZY = { timeout: 10_000 }
const lastDay = () => callDays(new Date()).at(-1)?.day ?? ''

const open = async (answer: Response = Response.json({ ok: true }, { status: 201 })) => {
  const fetch = vi.fn((_url: string, _init: RequestInit) => Promise.resolve(answer))
  vi.stubGlobal('fetch', fetch)
  render(<CallRequestButton expeditionId={12} />)
  await userEvent.click(screen.getByRole('button', { name: 'Être rappelé(e)' }))
  await screen.findByRole('dialog', { name: /Quand veux-tu qu’on t’appelle/ }, LAZY)
  return fetch
}
const send = async (phone: string) => {
  await userEvent.clear(screen.getByLabelText('Ton numéro'))
  await userEvent.type(screen.getByLabelText('Ton numéro'), phone)
  await userEvent.selectOptions(screen.getByLabelText('Jour'), lastDay())
  await userEvent.selectOptions(screen.getByLabelText('Heure, à Paris'), '14')
  await userEvent.click(screen.getByRole('button', { name: 'Être rappelé(e)' }))
}

beforeEach(resetSession)
afterEach(() => vi.unstubAllGlobals())

it('asks for a call at a chosen hour, and says when it comes', async () => {
  const fetch = await open()
  await send('06 39 98 01 23')
  expect((await screen.findByRole('status')).textContent).toContain(formatCallDay(lastDay()))
  expect(fetch.mock.calls[0]?.[0]).toBe('/api/v1/call-requests')
  expect(JSON.parse(fetch.mock.calls[0]?.[1].body as string)).toEqual({
    phone: '+33639980123',
    day: lastDay(),
    hour: 14,
    expedition_id: 12,
  })
})

it('sends nothing for a number that is none, and keeps what was chosen', async () => {
  const fetch = await open()
  await send('06 39')
  expect(screen.getByText('Le numéro est incomplet ou invalide')).toBeVisible()
  expect(screen.getByText('Il n’est jamais partagé avec des tiers.')).toBeVisible()
  expect(fetch).not.toHaveBeenCalled()
  expect(screen.getByLabelText<HTMLSelectElement>('Heure, à Paris').value).toBe('14')
})

it('says why the agency cannot call then', async () => {
  const message = 'Nous ne sommes pas là à cette heure\u00a0: choisis un autre créneau.'
  await open(Response.json({ error: message, errors: [{ field: 'hour', message }] }, { status: 422 }))
  await send('06 39 98 01 23')
  expect((await screen.findByRole('alert')).textContent).toBe(message)
})

it('knows the number of who is signed in', async () => {
  changeSession({ isReady: true, status: 'logged in', user: buildUser({ phone: '+33639980123' }) })
  await open()
  expect(screen.getByLabelText<HTMLInputElement>('Ton numéro').value).toBe('+33639980123')
})
