import { expect, it } from 'vitest'
import { decisionSteps, lawOfDecision, nextAwaited } from './decision-steps'

type Departure = Parameters<typeof nextAwaited>[0][number]

const MAY: Departure = {
  departure_start: '2027-05-24',
  price: 1480,
  deposit_percent: 30,
  available_count: 8,
  sales_closed: false,
  min_participants: 4,
  awaited: { missing_count: 2, decision_on: '2027-05-03' },
  guide: { full_name: 'Fergus Mac Leod' },
}
const stepsOf = (change: Partial<Departure> = {}, { today = '2027-04-19', meetingPoint = 'gare d’Inverness' } = {}) =>
  decisionSteps({ departures: [{ ...MAY, ...change }], today, meetingPoint: meetingPoint || null })
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')

it.each([
  ['is confirmed', { awaited: null }],
  ['waits for nobody', { min_participants: null }],
  ['is full', { available_count: 0 }],
  ['is sold no more', { sales_closed: true }],
  ['is past its day of decision', { awaited: { missing_count: 2, decision_on: '2027-04-18' } }],
])('a departure that %s is passed over', (_, change) => {
  const july = { ...MAY, departure_start: '2027-07-05' }
  expect(nextAwaited([{ ...MAY, ...change }, july, MAY], '2027-04-19')).toBe(july)
  expect(stepsOf(change)).toBeNull()
})

it('tells what happens, day by day', () => {
  const decision = stepsOf()
  expect(plain(decision?.day)).toBe('24 mai')
  expect(decision?.steps.map((step) => [step.when, step.what, step.text].map(plain))).toEqual([
    ['Aujourd’hui', '2 inscrits', 'Tu peux réserver, l’acompte est de 444 € par personne.'],
    ['Dès que', '4 inscrits', 'Confirmé dans la minute, on t’écrit. C’est le moment de prendre ton train.'],
    ['Au plus tard', 'Lundi 3 mai', 'Fergus et l’agence décident. On peut partir à moins de 4.'],
    ['Si on part', 'Lundi 24 mai', 'Rendez-vous : gare d’Inverness'],
  ])
  expect(plain(decision?.leaves)).toBe('On t’écrit aussitôt : tu peux prendre ton train.')
  expect(plain(decision?.stays)).toBe(
    'Tu choisis : tout te revient sous 14 jours, ou tu prends une autre date ou un avoir.',
  )
})

it('announces the balance that is due after the decision', () => {
  const { leaves } = stepsOf({ awaited: { missing_count: 2, decision_on: '2027-04-23' } }) ?? {}
  expect(plain(leaves)).toBe('On t’écrit aussitôt. Le solde est à régler le 24 avr. au plus tard.')
  expect(stepsOf({ awaited: { missing_count: 2, decision_on: '2027-04-24' } })?.leaves).not.toContain('solde')
})

it('says on a near departure that all of it is paid at once, and leaves out what nobody told', () => {
  const near = stepsOf(
    { guide: null, min_participants: 1, awaited: { missing_count: 1, decision_on: '2027-05-16' } },
    { today: '2027-05-16', meetingPoint: '' },
  )
  expect(near?.steps.map(({ text }) => plain(text))).toEqual([
    'Tu peux réserver, tout se règle à la réservation : 1 480 € par personne.',
    expect.any(String),
    'Le guide et l’agence décident.',
    'Le lieu et l’heure du rendez-vous sont dans ta réservation.',
  ])
  expect(plain(near?.steps[0]?.what)).toBe('0 inscrit')
})

it('cites the law', () => {
  expect(plain(lawOfDecision())).toContain(
    '20 jours avant pour un voyage de plus de 6 jours, 7 jours avant de 2 à 6 jours (art. L211-14 du code du tourisme).',
  )
})
