import { act, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { Hit } from '@/contract/hit'
import { changeSession, resetSession } from '@/storefront/lib/session/store'
import { buildUser } from '@/storefront/lib/session/user.fixture'
import { ExpeditionCard } from './expedition-card'

const buildHit = (part: Partial<Hit> = {}): Hit => ({
  id: 1,
  objectID: '1',
  name: 'Traversée du Vercors en bivouac',
  slug: 'traversee-du-vercors',
  price: 1290,
  country_flag_url: '/flags/fr.svg',
  country_1: 'France',
  countries: ['France'],
  duration_days: 5,
  level_number: 3,
  eco_rating: 4,
  rating: 4.8,
  guide_full_name: null,
  activities: [],
  accommodation: null,
  accommodations_name: [],
  carousel_rank: null,
  expedition_type: 'adult',
  main_photo_small: '/media/vercors-640.webp',
  age_min_child: null,
  all_time_interests_count: 214,
  is_new: false,
  has_new_departures: false,
  next_departures_count: 3,
  next_departure_starts: [
    { next_departure_start: '2027-06-14', available_count: 6 },
    { next_departure_start: '2027-06-28', available_count: 1 },
    { next_departure_start: '2027-07-12', available_count: 0 },
  ],
  next_available_departure_starts: [
    { next_departure_start: '2027-06-14', available_count: 6 },
    { next_departure_start: '2027-06-28', available_count: 1 },
  ],
  has_next_3_departures_not_full: false,
  ...part,
})

const show = (part: Partial<Hit> = {}, variant?: 'similar') =>
  render(<ExpeditionCard hit={buildHit(part)} heart={<i />} today="2027-05-01" variant={variant} />)

afterEach(resetSession)

describe('ExpeditionCard', () => {
  it('links its name to the expedition', () => {
    show()
    const link = screen.getByRole('link', { name: 'Traversée du Vercors en bivouac' })
    expect(link.getAttribute('href')).toBe('/expeditions/traversee-du-vercors')
  })

  it('says country, days, level and price', () => {
    const { container } = show()
    const text = container.textContent.replaceAll('\u00a0', ' ')
    expect(text).toContain('France, 5 jours')
    expect(text).toContain('Niveau  3/5')
    expect(text).toContain('À partir de1 290 €')
  })

  it('shows each departure over its availability', () => {
    show()
    expect(screen.getAllByRole('listitem').map((item) => item.textContent.replaceAll('\u00a0', ' '))).toEqual([
      '14 juin 20276 places',
      '28 juin 20271 place',
      '12 juil. 2027Complet',
    ])
    expect(screen.getByText(/départs à venir/).textContent).toBe('3\u00a0départs à venir')
  })

  it('says in one line whom a departure waits for, and aloud until when', () => {
    const slot = { next_departure_start: '2027-06-14', available_count: 6 }
    show({ next_departure_starts: [{ ...slot, awaited: { missing_count: 2, decision_on: '2027-05-24' } }] })
    const words = screen.getByText(/encore 2/)
    expect(words.textContent).toBe('encore 2\u00a0inscrits avant le 24\u00a0mai')
    expect(within(words).getByText(/avant le/).className).toBe('sr-only')
  })

  it('wears one ribbon', () => {
    show({ is_new: true, has_new_departures: true })
    expect(screen.getByText('NOUVEAUTÉ')).toBeVisible()
    expect(screen.queryByText('NOUVELLES DATES')).toBeNull()
  })

  it('tags a family trip and says from which age', () => {
    show({ expedition_type: 'family', age_min_child: 6 })
    expect(screen.getByText('En itinérance')).toBeVisible()
    expect(screen.getByText('Dès 6 ans')).toBeVisible()
  })

  it('leaves the heart’s place to whom brings one', () => {
    render(<ExpeditionCard hit={buildHit()} heart={<button type="button">Aimer</button>} today="2027-05-01" />)
    expect(within(screen.getByRole('article')).getByRole('button', { name: 'Aimer' })).toBeVisible()
  })

  it('shows where to look when the next departures are full', () => {
    const next_departure_starts = buildHit().next_departure_starts.map((slot) => ({ ...slot, available_count: 0 }))
    show({
      next_departure_starts,
      next_departures_count: 5,
      next_available_departure_starts: [{ next_departure_start: '2028-04-18', available_count: 6 }],
    })
    expect(screen.getByText(/Les prochains départs sont complets/)).toBeVisible()
    expect(screen.getByText(/Voir les suivants/)).toBeVisible()
    expect(screen.queryByText(/Liste d’attente/)).toBeNull()
    expect(screen.getByText('18 avr. 2028')).toBeVisible()
  })

  it('says that one may wait for seats of a full departure', () => {
    const full = { next_departure_start: '2027-06-14', available_count: 0, has_waitlist: true }
    show({ next_departures_count: 1, next_departure_starts: [full], next_available_departure_starts: [] })
    expect(screen.getByText(/Liste d’attente ouverte\.$/)).toBeVisible()
  })

  it('prompts to favourite a trip without departure', () => {
    show({ next_departures_count: 0, next_departure_starts: [], next_available_departure_starts: [] })
    expect(screen.getByText('Aucun départ à venir')).toBeVisible()
    expect(screen.getByText(/Ajoute-la à tes favoris/)).toBeVisible()
    act(() => changeSession({ isReady: true, status: 'logged in', user: buildUser({ interests: [1] }) }))
    expect(screen.getByText(/Elle est dans tes favoris/)).toBeVisible()
    expect(screen.queryByText(/Ajoute-la à tes favoris/)).toBeNull()
  })

  it('has one line for a stub among similar expeditions', () => {
    show({}, 'similar')
    expect(screen.getByText(/^3\sdéparts à venir$/)).toBeVisible()
    expect(screen.queryByRole('list')).toBeNull()
  })

  it('says so there too when no departure is to come', () => {
    show({ next_departures_count: 0, next_departure_starts: [], next_available_departure_starts: [] }, 'similar')
    expect(screen.getByText('Aucun départ à venir')).toBeVisible()
  })
})
