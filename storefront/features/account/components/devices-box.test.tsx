import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { eventually } from '../../../../tests/component/eventually'
import { DevicesBox } from './devices-box'

const HERE = { id: 'a', device: 'Firefox sur Windows', is_current: true }
const PHONE = { id: 'b', device: 'Safari sur iPhone', is_current: false }
const more = { address: '203.0.113.4', opened_by: 'password', opened_at: '', last_used_at: '2026-11-03T08:02:00Z' }

afterEach(() => vi.unstubAllGlobals())

/** The site's answers: the list, and what is signed out. */
const show = () => {
  let open = [HERE, PHONE]
  const fetch = vi.fn((address: string, init?: RequestInit) => {
    if (init?.method === 'DELETE') open = [HERE]
    const body = init?.method === 'DELETE' ? { ok: true } : open.map((session) => ({ ...session, ...more }))
    return Promise.resolve(Response.json(body, { headers: { 'x-asked': address } }))
  })
  vi.stubGlobal('fetch', fetch)
  render(<DevicesBox />)
  return fetch
}

describe('DevicesBox', () => {
  it.each([
    ['Déconnecter Safari sur iPhone', '/api/v1/user/sessions/b'],
    ['Déconnecter tous les autres', '/api/v1/user/sessions'],
  ])('« %s » leaves this device alone', async (name, address) => {
    const fetch = show()
    await userEvent.click(await screen.findByRole('button', { name }))
    await eventually(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
    expect(screen.getByText('Cet appareil')).toBeVisible()
    expect(screen.queryByRole('button', { name: /Déconnecter/ })).toBeNull()
    expect(fetch.mock.calls.find(([, init]) => init?.method === 'DELETE')?.[0]).toBe(address)
  })
})
