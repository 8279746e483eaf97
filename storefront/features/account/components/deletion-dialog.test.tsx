import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '@/storefront/lib/api/api-error'
import { deleteAccount, loadDeletion } from '../api/account-page-calls'
import { DeletionDialog } from './deletion-dialog'

vi.mock('../api/account-page-calls', () => ({ loadDeletion: vi.fn(), deleteAccount: vi.fn() }))

const trip = (reservation_id: number, fee: number) => ({
  reservation_id,
  name: 'Traversée du Vercors',
  departure_date: '2027-06-14',
  fee,
  refund: 50,
})

beforeEach(() => {
  vi.mocked(loadDeletion)
    .mockReset()
    .mockResolvedValue({ reservations: [trip(4, 120)], fee: 120, refund: 50 })
  vi.mocked(deleteAccount).mockReset()
})

const show = () => render(<DeletionDialog email="camille@exemple.fr" hasPassword onClose={() => undefined} />)

it('says what is canceled and what it costs before anything is deleted', async () => {
  show()
  const canceled = await screen.findByRole('region', { name: 'Ce qui est annulé' })
  expect(canceled.textContent).toContain('Ta réservation à venir sera annulée')
  expect(canceled.textContent).toContain('frais 120\u00a0€, remboursement 50\u00a0€')
  expect(canceled.textContent).toContain('nous t’écrivons comment recevoir ce qui te reste dû')
  expect(screen.getByText(/Ancien membre/)).toBeVisible()
  expect(deleteAccount).not.toHaveBeenCalled()
})

it('deletes what was shown, and shows anew what has changed meanwhile', async () => {
  vi.mocked(deleteAccount).mockRejectedValueOnce(
    new ApiError({ status: 409, error: 'Ce que la suppression annule a changé' }),
  )
  show()
  await screen.findByRole('region', { name: 'Ce qui est annulé' })
  vi.mocked(loadDeletion).mockResolvedValue({ reservations: [trip(4, 120), trip(5, 0)], fee: 120, refund: 100 })
  await userEvent.type(screen.getByLabelText('Ton mot de passe'), 'un mélèze')
  await userEvent.click(screen.getByRole('button', { name: 'Supprimer mon compte' }))
  expect(deleteAccount).toHaveBeenCalledWith({
    confirmation: 'un mélèze',
    told: { reservations: [trip(4, 120)], fee: 120, refund: 50 },
  })
  expect(await screen.findByText('Ce que la suppression annule a changé')).toBeVisible()
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Ce qui est annulé' }).textContent).toContain(
      'Tes 2\u00a0réservations à venir',
    ),
  )
})

it('deletes nothing that could not be shown', async () => {
  vi.mocked(loadDeletion).mockRejectedValue(new Error('offline'))
  show()
  expect(await screen.findByText(/Une erreur est survenue/)).toBeVisible()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Supprimer mon compte' }).disabled).toBe(true)
})
