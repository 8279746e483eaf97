import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PhoneField } from './phone-field'

const HINT = 'Il n’est jamais partagé avec des tiers.'

it('keeps what becomes of the number beside what is wrong with it', () => {
  render(<PhoneField label="Ton numéro" hint={HINT} error="Le numéro est incomplet ou invalide" />)
  const number = screen.getByRole('textbox', {
    name: 'Ton numéro',
    description: /incomplet ou invalide.*jamais partagé/,
  })
  expect(number.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText(HINT)).toBeVisible()
})

it('is described by nothing that is not there', () => {
  render(<PhoneField label="Ton numéro" />)
  expect(screen.getByLabelText('Ton numéro').hasAttribute('aria-describedby')).toBe(false)
})
