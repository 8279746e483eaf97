import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { OwnProfile as Profile } from '@/contract/participants'
import { buildReservationDetail } from '../../../../tests/factories/reservation-detail'
import { OwnProfile } from './own-profile'

const buildProfile = (completeness: number): Profile => ({
  expedition_name: 'Traversée du Vercors en bivouac',
  departure_start: '2027-06-14',
  departure_end: '2027-06-18',
  age_min_child: null,
  sizes_asked: ['shoe_eu'],
  participant: { ...(buildReservationDetail().participants[1] as Profile['participant']), completeness },
})

const answerWith = (...answers: Array<{ status?: number; body: unknown }>) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(() => {
      const { status = 200, body } = answers.shift() ?? { status: 500, body: {} }
      return Promise.resolve(Response.json(body, { status }))
    }),
  )

afterEach(() => {
  vi.unstubAllGlobals()
  window.history.replaceState(null, '', '/')
})

const open = (token: string) => {
  window.history.replaceState(null, '', `/participants#token=${token}`)
  render(<OwnProfile />)
}

describe('OwnProfile', () => {
  it('shows the profile of the link, says when it is saved and complete', async () => {
    answerWith({ body: buildProfile(88) }, { body: buildProfile(100) })
    open('un-lien-prive-de-test')
    expect(await screen.findByRole('heading', { level: 1, name: 'Salut Hugo' })).toBeDefined()
    expect(screen.getByLabelText<HTMLInputElement>('Téléphone').value).toBe('06 39 98 22 10')
    await userEvent.type(screen.getByLabelText('Pointure'), '42')
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer mon profil' }))
    expect(await screen.findByText(/ton profil est complet/)).toBeDefined()
  })

  it('says where to find another link when this one is worth nothing', async () => {
    answerWith({ status: 404, body: { error: 'Cette adresse n’existe pas.' } })
    open('un-lien-remplace-depuis')
    expect(await screen.findByRole('heading', { name: 'Ce lien n’est plus valable' })).toBeDefined()
    expect(screen.getByText(/Demandes-en un nouveau à la personne qui a réservé/)).toBeDefined()
  })
})
