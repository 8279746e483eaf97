import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import type { Participant } from '@/contract/participant-fields'
import { changeSession, resetSession } from '@/storefront/lib/session/store'
import { buildUser } from '@/storefront/lib/session/user.fixture'
import { buildReservationDetail } from '../../../../tests/factories/reservation-detail'
import { ShareDialog } from './share-dialog'

const URL_OF_HUGO = 'https://lagopede.test/participants#token=un-lien-prive'

const open = async ({ isPhone }: { isPhone: boolean }) => {
  changeSession({ isReady: true, status: 'logged in', user: buildUser() })
  const user = userEvent.setup()
  const share = vi.fn(() => Promise.resolve())
  vi.stubGlobal('matchMedia', () => ({ matches: isPhone }))
  Object.assign(navigator, { share })
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ url: URL_OF_HUGO, sent_to: null })))
  const reservation = buildReservationDetail()
  const traveler = reservation.participants[1] as Participant
  render(<ShareDialog reservation={reservation} traveler={traveler} onClose={() => undefined} />)
  await user.click(screen.getByRole('button', { name: 'Créer le lien' }))
  expect((await screen.findByLabelText<HTMLInputElement>('Lien privé')).value).toBe(URL_OF_HUGO)
  return { user, share }
}

afterEach(() => {
  vi.unstubAllGlobals()
  resetSession()
  Object.assign(navigator, { share: undefined })
})

it('shares the link by the sheet of a phone, and copies it too', async () => {
  const { user, share } = await open({ isPhone: true })
  await user.click(screen.getByRole('button', { name: 'Partager le lien' }))
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Le lien de Hugo', url: URL_OF_HUGO })
  expect(screen.getByRole('button', { name: 'Copier le lien' })).toBeVisible()
})

it('copies the link on a computer', async () => {
  const { user } = await open({ isPhone: false })
  expect(screen.queryByRole('button', { name: 'Partager le lien' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Copier le lien' }))
  expect(await screen.findByRole('button', { name: 'Copié' })).toBeVisible()
  expect(await navigator.clipboard.readText()).toBe(URL_OF_HUGO)
})
