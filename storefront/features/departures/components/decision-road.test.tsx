import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { decisionSteps } from '@/domain/departures/decision-steps'
import { buildDeparture } from '../rules/build-departure.fixture'
import { DecisionRoad } from './decision-road'

const JUNE = buildDeparture({ min_participants: 4, awaited: { missing_count: 2, decision_on: '2027-06-06' } })

it('tells in order how the next departure is decided, both ways, and where the texts that bind are read', () => {
  const decision = decisionSteps({ departures: [JUNE], today: '2027-04-19', meetingPoint: 'gare de Die' })
  if (!decision) throw new Error('It waits for travelers.')
  render(<DecisionRoad {...decision} />)
  const part = screen.getByRole('region', { name: /^Comment se décide le 14\sjuin$/ })
  const [road, fork] = within(part).getAllByRole('list')
  if (!road || !fork) throw new Error('Two lists are shown.')
  expect(road.tagName).toBe('OL')
  expect(
    within(road)
      .getAllByRole('listitem')
      .map((step) => step.querySelector('b')?.textContent.replaceAll('\u00a0', ' ')),
  ).toEqual(['2 inscrits', '4 inscrits', 'Dimanche 6 juin', 'Lundi 14 juin'])
  expect(
    within(fork)
      .getAllByRole('listitem')
      .map((way) => way.querySelector('b')?.textContent),
  ).toEqual(['On part', 'On ne part pas'])
  const links = within(part).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/confidentialite-et-mentions-legales#choix-apres-annulation',
    '/confidentialite-et-mentions-legales#conditionsgenerales',
  ])
  expect(part.textContent).not.toMatch(/SMS/)
})
