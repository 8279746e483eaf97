import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { callApi } from '@/storefront/lib/api/call-api'
import { LeaveButton } from './leave-button'

vi.mock('@/storefront/lib/api/call-api', () => ({ callApi: vi.fn(() => Promise.resolve({})) }))

it('leaves a waitlist by a second press alone, once one has read what is lost', async () => {
  render(<LeaveButton id={3} label="Quitter la liste" loss="Ton rang est perdu." />)
  await userEvent.click(screen.getByRole('button', { name: 'Quitter la liste' }))
  expect(screen.getByRole('alert').textContent).toContain('Ton rang est perdu.')
  const stay = screen.getByRole('button', { name: 'Rester sur la liste' })
  expect(document.activeElement).toBe(stay)
  await userEvent.click(stay)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(callApi).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Quitter la liste' }))
  await userEvent.click(screen.getByRole('button', { name: 'Quitter la liste, c’est décidé' }))
  expect(callApi).toHaveBeenCalledOnce()
})
