import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildBookedExpedition } from '@/contract/booked-expedition.fixture'
import type { OwnProfile as Profile } from '@/contract/participants'
import { buildReservationDetail } from '../../../../tests/factories/reservation-detail'
import { resetSession } from '@/storefront/lib/session/store'
import { LOCAL_KEYS } from '@/storefront/lib/storage/browser-storage'
import { buildTripCarbon } from '@/storefront/lib/trains/trip-carbon.fixture'
import { OwnProfile } from './own-profile'

const buildProfile = (completeness: number): Profile => ({
  invited_by: 'Camille',
  expedition: buildBookedExpedition(),
  departure_start: '2027-06-14',
  departure_end: '2027-06-18',
  journeys: [{ city: 'Paris', duration: '5 h 10', legs: [{ time: '7 h 42', place: 'Gare de Lyon', note: null }] }],
  kit: ['Frontale'],
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

// Neither a town nor somebody signed in is left of another file.
beforeEach(() => {
  localStorage.clear()
  resetSession()
})
afterEach(() => {
  vi.unstubAllGlobals()
  window.history.replaceState(null, '', '/')
})

const open = (token: string) => {
  window.history.replaceState(null, '', `/participants#token=${token}`)
  render(<OwnProfile operators={[{ name: 'Rail', url: 'https://rail.example/{from}/{to}/{date}' }]} />)
}

describe('OwnProfile', () => {
  it('shows the profile of the link, says when it is saved and complete', async () => {
    answerWith({ body: buildProfile(88) }, { body: buildProfile(100) })
    open('un-lien-prive-de-test')
    expect(await screen.findByRole('heading', { level: 1, name: 'Salut Hugo' })).toBeVisible()
    expect(screen.getByLabelText<HTMLInputElement>('Téléphone').value).toBe('06 39 98 22 10')
    await userEvent.type(screen.getByLabelText('Pointure'), '42')
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer mon profil' }))
    expect(await screen.findByText(/ton profil est complet/)).toBeVisible()
  })

  it('says who invites, to what, the way there, papers and bag, and leads to the site', async () => {
    answerWith({ body: buildProfile(88) })
    open('un-lien-prive-de-test')
    expect(await screen.findByText(/Camille t’emmène vivre «\sTraversée du Vercors en bivouac\s»/)).toBeVisible()
    expect(
      screen.getByText(/seuls ton guide et l’agence le liront, autour du départ. Camille peut voir le reste/),
    ).toBeVisible()
    expect(screen.getByText(/Du 14 au 18\sjuin\s2027, 5\sjours/)).toBeVisible()
    expect(screen.getByText('Office de tourisme de Corrençon, à 12 h 30')).toBeVisible()
    expect(screen.getByRole('list', { name: 'Trajet depuis Paris' }).textContent).toContain('Gare de Lyon')
    expect(
      within(screen.getByRole('region', { name: 'Ton trajet en train' }))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['https://rail.example/Paris/Grenoble/2027-06-14', 'https://rail.example/Grenoble/Paris/2027-06-18'])
    expect(screen.getByRole('region', { name: 'Tes papiers' }).textContent).toMatch(/retour, le 18\sjuin\s2027/)
    expect(screen.getByText('Frontale')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Voir le programme de l’aventure' }).getAttribute('href')).toBe(
      '/expeditions/traversee-du-vercors-en-bivouac',
    )
  })

  it('counts the train from the town that this browser keeps', async () => {
    localStorage.setItem(LOCAL_KEYS.town, JSON.stringify({ code: '35238', name: 'Rennes', label: 'Rennes (35)' }))
    const from = { code: '35238', name: 'Rennes', is_default: false }
    answerWith({ body: buildProfile(88) }, { body: buildTripCarbon({ from, from_station: 'Rennes' }) })
    open('un-lien-prive-de-test')
    expect(await screen.findByRole('list', { name: /^Trajet en train depuis Rennes/ })).toBeVisible()
  })

  it('says where to read what another country asks, and invites nobody to one’s own trip', async () => {
    const profile = buildProfile(88)
    answerWith({
      body: { ...profile, invited_by: null, expedition: buildBookedExpedition({ country_1: 'Norvège' }) },
    })
    open('un-lien-prive-de-test')
    expect(await screen.findByText(/Tu pars vivre/)).toBeVisible()
    expect(screen.getByRole('region', { name: 'Tes papiers' }).textContent).toMatch(/\(Norvège\).*France Diplomatie/)
  })

  it('says that the trip is canceled, not that the link is wrong', async () => {
    answerWith({ status: 409, body: { error: 'Ce voyage n’aura pas lieu.' } })
    open('un-lien-d-un-voyage-annule')
    expect(await screen.findByRole('heading', { name: 'Ce voyage est annulé' })).toBeVisible()
    expect(screen.getByText('Ce voyage n’aura pas lieu.')).toBeVisible()
  })

  it('says where to find another link when this one is worth nothing', async () => {
    answerWith({ status: 404, body: { error: 'Cette adresse n’existe pas.' } })
    open('un-lien-remplace-depuis')
    expect(await screen.findByRole('heading', { name: 'Ce lien n’est plus valable' })).toBeVisible()
    expect(screen.getByText(/Demandes-en un nouveau à la personne qui a réservé/)).toBeVisible()
  })
})
