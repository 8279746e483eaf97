import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { changeSession, readSession, resetSession } from '@/storefront/lib/session-store'
import { NewPasswordForm } from './new-password-form'

vi.mock('next/navigation', () => ({
  useRouter: () => ({ replace: vi.fn() }),
  useSearchParams: () => new URLSearchParams('token=t'),
}))

const WAIT = { timeout: 4000 }

const choose = async (refusal: { error: string; errors: Array<{ field: string; message: string }> }) => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(refusal, { status: 422 })))
  render(<NewPasswordForm />)
  await userEvent.type(screen.getByLabelText('Nouveau mot de passe'), 'secret')
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
}

beforeEach(() => {
  resetSession()
  changeSession({ isReady: true })
})
afterEach(() => vi.unstubAllGlobals())

it('gives the focus back to a password that was refused', async () => {
  const message = 'Le mot de passe doit contenir au moins 6 caractères'
  await choose({ error: message, errors: [{ field: 'password', message }] })
  expect(await screen.findByText(message, undefined, WAIT)).toBeDefined()
  expect(document.activeElement).toBe(screen.getByLabelText('Nouveau mot de passe'))
})

it('leads from a dead link to asking a new one', async () => {
  await choose({
    error: 'Ce lien a expiré ou a déjà servi.',
    errors: [{ field: 'token', message: 'Ce lien a expiré' }],
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Demander un nouveau lien' }, WAIT))
  expect(readSession().status).toBe('forgotPassword')
})
