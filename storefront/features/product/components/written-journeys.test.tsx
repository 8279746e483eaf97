import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { WrittenJourneys } from './written-journeys'

const OPERATORS = [{ name: 'Rail', url: 'https://rail.example/{from}/{to}/{date}' }]
const JOURNEYS = [
  { city: 'Paris', duration: '4 h 30', legs: [{ time: '7 h 42', place: 'Paris Est', note: '' }] },
  { city: 'Nice', duration: '19 h 20', legs: [{ time: '15 h', place: 'Nice-Ville', note: '' }] },
]

it('leads to where the tickets of each journey are looked for, on the day that it leaves', async () => {
  const { container } = render(
    <WrittenJourneys journeys={JOURNEYS} operators={OPERATORS} to="Colmar" day="2027-06-14" />,
  )
  expect([...container.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    'https://rail.example/Paris/Colmar/2027-06-14',
    'https://rail.example/Nice/Colmar/2027-06-13',
  ])
  await userEvent.click(screen.getByText('Nice'))
  expect(screen.getByText(/^Chercher ton billet de Nice à Colmar, le 13\sjuin$/)).toBeVisible()
})
