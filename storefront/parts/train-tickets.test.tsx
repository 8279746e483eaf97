import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { TrainTickets } from './train-tickets'

const RAIL = { name: 'Rail', url: 'https://rail.example/{from}/{to}/{date}' }
const HOME = { name: 'Accueil', url: 'https://accueil.example/fr' }
const RIDE = { from: 'Lyon', to: 'Grenoble', date: '2027-06-14' }

const linksIn = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])
const OUT = 'Chercher ton billet de Lyon à Grenoble, le 14\u00a0juin'

it('leads to each site in a new tab, for the ride that is named, and says whose the prices are', () => {
  render(<TrainTickets operators={[RAIL, HOME]} ride={RIDE} />)
  expect(linksIn(OUT)).toEqual([
    ['Rail, nouvel onglet', 'https://rail.example/Lyon/Grenoble/2027-06-14'],
    ['Accueil, nouvel onglet', 'https://accueil.example/fr'],
  ])
  for (const link of screen.getAllByRole('link')) {
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener nofollow'])
  }
  expect(screen.getByText(/les prix et les places sont les leurs/)).toBeVisible()
})

it('names the ride home where a site is asked for another', () => {
  const back = { from: 'Grenoble', to: 'Lyon', date: '2027-06-18' }
  const { rerender } = render(<TrainTickets operators={[RAIL, HOME]} ride={RIDE} back={back} />)
  expect(linksIn('Le retour, le 18\u00a0juin')).toEqual([
    ['Rail, nouvel onglet', 'https://rail.example/Grenoble/Lyon/2027-06-18'],
  ])
  rerender(<TrainTickets operators={[HOME]} ride={RIDE} back={back} />)
  expect(linksIn(OUT)).toHaveLength(1)
  expect(screen.queryByText(/Le retour/)).toBeNull()
})

it.each([
  [{ from: 'Annecy', to: 'Les Houches', date: null }, 'Chercher ton billet d’Annecy aux Houches'],
  [{ from: 'Lyon', to: null, date: null }, 'Chercher ton billet depuis Lyon'],
  [{ from: null, to: 'Grenoble', date: '2027-06-01' }, 'Chercher ton billet pour Grenoble, le 1er\u00a0juin'],
  [{ from: null, to: null, date: null }, 'Chercher ton billet de train'],
])('says what is known of a ride: %o', (ride, words) => {
  render(<TrainTickets operators={[HOME]} ride={ride} />)
  expect(linksIn(words)).toHaveLength(1)
})

it('shows nothing without a site', () => {
  const { container } = render(<TrainTickets operators={[]} ride={RIDE} />)
  expect(container.innerHTML).toBe('')
})
