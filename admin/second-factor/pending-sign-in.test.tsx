import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { PendingSignIn } from './pending-sign-in'

vi.mock('@payloadcms/ui', () => ({
  Button: ({ children, type = 'button' }: { children: string; type?: 'submit' | 'button' }) => (
    <button type={type}>{children}</button>
  ),
}))

const answers: Record<string, object> = {
  '/api/users/second-factor/pending': { step: 'set_up' },
  '/api/users/second-factor/draw': { secret: 'ABCDEFGH', qr: '<svg/>' },
  '/api/users/second-factor/confirm': { recovery_codes: ['ABCDE-FGHJK'] },
}

it('says why a second factor is to be set up until it is', async () => {
  vi.stubGlobal('fetch', (address: string) => Promise.resolve(Response.json(answers[address] ?? {})))
  render(
    <PendingSignIn redirectTo="/admin" logo="Lagopède">
      {null}
    </PendingSignIn>,
  )
  await userEvent.type(await screen.findByLabelText('Code à six chiffres'), '123456')
  expect(screen.getByText(/demande à toute l’équipe/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Annuler' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Activer' }))
  expect(await screen.findByText('ABCDE-FGHJK')).toBeVisible()
  expect(screen.queryByText(/demande à toute l’équipe/)).toBeNull()
})
