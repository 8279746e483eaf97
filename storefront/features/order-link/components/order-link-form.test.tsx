import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { eventually } from '../../../../tests/component/eventually'
import { OrderLinkForm } from './order-link-form'

vi.mock('next/navigation', () => ({ useRouter: () => ({ replace: vi.fn() }) }))

beforeEach(() => {
  window.history.replaceState(null, '', '/confirmer-ma-commande')
})
afterEach(() => {
  window.history.replaceState(null, '', '/')
})

it('confirms or disowns by the link of the mail', async () => {
  window.location.hash = '#token=t'
  render(<OrderLinkForm />)
  await eventually(() => {
    expect(window.location.hash).toBe('')
  })
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Confirmer ma commande',
    'Ce n’est pas moi',
  ])
})

it('asks for that link where it was opened without one', async () => {
  render(<OrderLinkForm />)
  expect((await screen.findByRole('status')).textContent).toContain('Ouvre cette page par le lien de ton message.')
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('link', { name: 'Mes réservations' }).getAttribute('href')).toBe('/my-expeditions')
})
