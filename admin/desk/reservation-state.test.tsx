import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ReservationState } from './reservation-state'

it.each([
  ['En attente de règlement', { status: 'pending', paid_cents: 0 }],
  ['Acompte reçu en partie', { status: 'pending', paid_cents: 10_000 }],
  ['Acompte reçu', { status: 'pending', paid_cents: 30_000 }],
  ['Tout est réglé', { status: 'pending', paid_cents: 100_000 }],
  ['Confirmée', { status: 'confirmed', paid_cents: 0 }],
  ['Annulée', { status: 'canceled', paid_cents: 30_000 }],
] as const)('says « %s »', (label, { status, paid_cents }) => {
  render(<ReservationState booking={{ status, paid_cents, total_cents: 100_000, deposit_cents: 30_000 }} />)
  expect(screen.getByText(label)).toBeVisible()
})
