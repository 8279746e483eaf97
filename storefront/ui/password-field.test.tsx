import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { PasswordField } from './password-field'

it('hides what is typed until it is asked to show it', async () => {
  render(<PasswordField label="Mot de passe" autoComplete="current-password" />)
  const field = screen.getByLabelText('Mot de passe')
  expect(field).toHaveProperty('type', 'password')
  await userEvent.click(screen.getByRole('button', { name: 'Afficher le mot de passe' }))
  expect(field).toHaveProperty('type', 'text')
  await userEvent.click(screen.getByRole('button', { name: 'Masquer le mot de passe' }))
  expect(field).toHaveProperty('type', 'password')
})

it('may be pasted into and filled by a password manager', async () => {
  render(<PasswordField label="Mot de passe" autoComplete="current-password" />)
  const field = screen.getByLabelText('Mot de passe')
  await userEvent.click(field)
  await userEvent.paste('un mélèze et trois lagopèdes')
  expect(field).toHaveProperty('value', 'un mélèze et trois lagopèdes')
  expect(field.getAttribute('autocomplete')).toBe('current-password')
})
