import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { eventually } from '../../tests/component/eventually'
import { SecondFactorPage } from './second-factor-page'

vi.mock('@payloadcms/ui', () => ({
  toast: { success: () => undefined },
  Gutter: ({ children }: { children: React.ReactNode }) => children,
  SetStepNav: () => null,
  Button: ({
    children,
    type = 'button',
    onClick,
  }: {
    children: string
    type?: 'submit' | 'button'
    onClick?: () => void
  }) => (
    <button type={type} onClick={onClick}>
      {children}
    </button>
  ),
}))

const WRONG = 'Le mot de passe est incorrect'
const refusal = { error: WRONG, errors: [{ field: 'password', message: WRONG }] }
const answers: Record<string, [number, object]> = {
  '/api/users/second-factor': [200, { since: null, recovery_codes_left: 0, is_required: false }],
  '/api/users/second-factor/draw': [200, { secret: 'ABCDEFGH', qr: '<svg/>' }],
  '/api/users/second-factor/confirm': [422, refusal],
}

beforeEach(() => {
  vi.stubGlobal('fetch', (address: string) => {
    const [status, body] = answers[address] ?? [404, {}]
    return Promise.resolve(Response.json(body, { status }))
  })
})

it('sets up from the code to scan, and may leave it', async () => {
  render(<SecondFactorPage />)
  await userEvent.click(await screen.findByRole('button', { name: 'Configurer' }))
  const form = await screen.findByRole('form', { name: 'Configurer la double authentification' })
  await eventually(() => {
    expect(document.activeElement).toBe(form)
  })
  await userEvent.click(screen.getByRole('button', { name: 'Annuler' }))
  expect(screen.queryByRole('form')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})

it('gives the focus to the field that was refused', async () => {
  render(<SecondFactorPage />)
  await userEvent.click(await screen.findByRole('button', { name: 'Configurer' }))
  await userEvent.type(await screen.findByLabelText('Code à six chiffres'), '123456')
  await userEvent.type(screen.getByLabelText('Ton mot de passe actuel'), 'faux')
  await userEvent.click(screen.getByRole('button', { name: 'Activer' }))
  expect((await screen.findByRole('alert')).textContent).toBe(WRONG)
  expect(document.activeElement).toBe(screen.getByLabelText('Ton mot de passe actuel'))
})
