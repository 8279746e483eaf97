import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { INVALID_PHONE } from '@/domain/travelers/phone'
import { eventually } from '../../../../tests/component/eventually'
import { PhoneBox } from './phone-box'

const show = (phone: string | null) => {
  const fetch = vi.fn((_address: string, _init?: RequestInit) => Promise.resolve(Response.json({})))
  vi.stubGlobal('fetch', fetch)
  render(<PhoneBox phone={phone} />)
  return { fetch, field: screen.getByRole('textbox', { name: 'Ton numéro' }) }
}

afterEach(() => vi.unstubAllGlobals())

it('removes the number once its field is emptied', async () => {
  const { fetch, field } = show('+33639982210')
  await userEvent.clear(field)
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer mon numéro' }))
  await eventually(() => expect(fetch.mock.calls.map(([, init]) => init?.body)).toEqual(['{"phone":null}']))
})

it('asks for a number where none is known', async () => {
  const { fetch } = show(null)
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer mon numéro' }))
  expect(await screen.findByText(INVALID_PHONE)).toBeVisible()
  expect(fetch).not.toHaveBeenCalled()
})
