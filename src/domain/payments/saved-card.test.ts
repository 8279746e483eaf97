import { describe, expect, it } from 'vitest'
import { cardName, chargeDay, savedCardStep, type KeptCard } from './saved-card'

const announced = { on: '2027-05-12', dueOn: '2027-05-15', cents: 70_000 }
const kept: KeptCard = {
  ...{ announced: null, isTried: false, isCanceled: false, leftCents: 70_000 },
  ...{ balanceDueOn: '2027-05-15', departureStart: '2027-06-14' },
}

describe('a card kept for a balance', () => {
  it.each([
    ['waits before it is announced', '2027-05-11', {}, 'wait'],
    ['is announced three days before', '2027-05-12', {}, 'announce'],
    ['is announced late rather than charged unsaid', '2027-05-20', {}, 'announce'],
    ['waits once it is announced', '2027-05-14', { announced }, 'wait'],
    ['is charged on its day', '2027-05-15', { announced }, 'charge'],
    ['is charged later by who was down on that day', '2027-05-18', { announced }, 'charge'],
    [
      'is not charged within three days of a late word',
      '2027-05-16',
      { announced: { ...announced, on: '2027-05-14' } },
      'wait',
    ],
    [
      'is charged three days after a late word',
      '2027-05-17',
      { announced: { ...announced, on: '2027-05-14' } },
      'charge',
    ],
    ['is charged less than was said', '2027-05-15', { announced, leftCents: 60_000 }, 'charge'],
    ['is announced again for more than was said', '2027-05-15', { announced, leftCents: 70_001 }, 'announce'],
    ['is announced again for another day', '2027-06-01', { announced, balanceDueOn: '2027-06-02' }, 'announce'],
    [
      'waits for a day that moved away',
      '2027-05-15',
      { announced, balanceDueOn: '2027-07-02', departureStart: '2027-08-01' },
      'wait',
    ],
    ['is charged once', '2027-05-16', { announced, isTried: true }, 'wait'],
    ['is forgotten once all is paid', '2027-05-01', { leftCents: 0 }, 'forget'],
    ['is forgotten once it was tried and all is paid', '2027-05-16', { isTried: true, leftCents: 0 }, 'forget'],
    ['is forgotten with its reservation', '2027-05-01', { isCanceled: true }, 'forget'],
    ['is forgotten where no balance is due any more', '2027-05-01', { balanceDueOn: null }, 'forget'],
    ['is forgotten once its trip began', '2027-06-14', { announced }, 'forget'],
  ] as const)('%s', (_case, today, changes, step) => {
    expect(savedCardStep({ ...kept, ...changes, today })).toBe(step)
  })

  it.each([
    ['2027-05-12', '2027-05-15'],
    ['2027-05-01', '2027-05-15'],
    ['2027-05-14', '2027-05-17'],
  ])('announced on %s is charged on %s', (announcedOn, day) => {
    expect(chargeDay({ balanceDueOn: '2027-05-15', announcedOn })).toBe(day)
  })

  it.each([
    ['visa', 'Visa •••• 4242'],
    ['unionpay', 'Carte •••• 4242'],
  ])('of the brand %s is called %s', (brand, name) => {
    expect(cardName({ brand, last4: '4242' })).toBe(name)
  })
})
