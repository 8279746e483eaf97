import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { eventually } from '../../../../tests/component/eventually'
import { AddressLinkForm } from './address-link-form'

const WAIT = { timeout: 15_000 }

const press = async (name: string, response: Response) => {
  const send = vi.fn((_address: string, _init?: RequestInit) => Promise.resolve(response.clone()))
  vi.stubGlobal('fetch', send)
  render(<AddressLinkForm />)
  await eventually(() => expect(window.location.hash).toBe(''))
  expect(send).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name }))
  return send
}

beforeEach(() => window.history.replaceState(null, '', '/confirmer-mon-adresse#token=t'))
afterEach(() => vi.unstubAllGlobals())

it.each([
  ['Confirmer mon adresse', '/api/v1/auth/address-confirmation', /ton adresse est confirmée/],
  ['Ce n’est pas moi', '/api/v1/auth/address-refusal', /n’y entre plus/],
])('« %s » sends the token of the link by one press, and says what it did', async (name, call, said) => {
  const send = await press(name, Response.json({ ok: true }))
  expect((await screen.findByRole('status', undefined, WAIT)).textContent).toMatch(said)
  expect(send.mock.calls.map(([address, init]) => [address, init?.body])).toEqual([[call, '{"token":"t"}']])
  expect(screen.queryByRole('button')).toBeNull()
})

it('says that a link is over, and can be pressed again', async () => {
  await press('Confirmer mon adresse', Response.json({ error: 'Ce lien a expiré.' }, { status: 422 }))
  expect((await screen.findByRole('alert', undefined, WAIT)).textContent).toBe('Ce lien a expiré.')
  expect(screen.getByRole('button', { name: 'Confirmer mon adresse' }).getAttribute('aria-disabled')).toBe('false')
})
