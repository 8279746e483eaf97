import { describe, expect, it } from 'vitest'
import { parisInstant } from '@/domain/days/paris-instant'
import { scheduledMails, type MailedDeparture, type MailedReservation } from './scheduled-mails'

const RESERVATION: MailedReservation = {
  status: 'confirmed',
  bookedAt: new Date('2027-01-04T10:00:00Z'),
  totalCents: 100_000,
  paidCents: 30_000,
  hasKeptCard: false,
  authorisation: null,
  hasPayments: true,
  balanceDueOn: '2027-05-15',
  isComplete: false,
  hasReview: false,
  transferDays: 2,
  isAccountGone: false,
  invited: [],
}
const DEPARTURE: MailedDeparture = { start: '2027-06-14', end: '2027-06-18', isCanceled: false }

const mails = ({
  reservation,
  departure,
  now = '2027-01-05T10:00:00Z',
}: {
  reservation?: Partial<MailedReservation>
  departure?: Partial<MailedDeparture>
  now?: string
} = {}) =>
  scheduledMails({
    reservation: { ...RESERVATION, ...reservation },
    departure: { ...DEPARTURE, ...departure },
    now: new Date(now),
  })

const said = (given?: Parameters<typeof mails>[0]) =>
  mails(given).map(({ kind, dueAt, refusal }) => [kind, dueAt.toISOString(), refusal])
const refusalOf = (kind: string, given?: Parameters<typeof mails>[0]) =>
  mails(given).find((mail) => mail.kind === kind)?.refusal

describe('the mails of a reservation', () => {
  it('leave at their hours in Paris', () => {
    expect(said()).toEqual([
      ['deposit_due_soon', '2027-01-09T08:00:00.000Z', 'confirmed'],
      ['deposit_due', '2027-01-11T08:00:00.000Z', 'confirmed'],
      ['balance_due_soon', '2027-05-08T07:00:00.000Z', null],
      ['balance_due', '2027-05-15T07:00:00.000Z', null],
      ['balance_late', '2027-05-18T07:00:00.000Z', null],
      ['profiles_in_30_days', '2027-05-15T07:00:00.000Z', null],
      ['profiles_in_7_days', '2027-06-07T07:00:00.000Z', null],
      ['trip_in_7_days', '2027-06-07T16:00:00.000Z', null],
      ['trip_tomorrow', '2027-06-13T07:00:00.000Z', null],
      ['review_invitation', '2027-06-19T08:00:00.000Z', null],
    ])
  })

  it.each([
    ['forward', '2027-04-02', '2027-03-26T17:00:00.000Z', '2027-04-01T07:00:00.000Z'],
    ['back', '2026-10-30', '2026-10-23T16:00:00.000Z', '2026-10-29T08:00:00.000Z'],
  ])('keep their hours while the clocks go %s', (_, start, inAWeek, eve) => {
    const bookedAt = new Date('2026-01-04T10:00:00Z')
    const times = said({ reservation: { bookedAt }, departure: { start, end: start }, now: '2026-01-05T10:00:00Z' })
    expect(times).toContainEqual(['trip_in_7_days', inAWeek, null])
    expect(times).toContainEqual(['trip_tomorrow', eve, null])
  })

  it.each([
    ['balance_late', 'has paid', 'paid', { reservation: { paidCents: 100_000 } }],
    ['balance_due', 'has a card that will be charged', 'by_card', { reservation: { hasKeptCard: true } }],
    ['profiles_in_30_days', 'has no profile left', 'complete', { reservation: { isComplete: true } }],
    ['review_invitation', 'has reviewed', 'reviewed', { reservation: { hasReview: true } }],
    ['review_invitation', 'was never confirmed', 'unconfirmed', { reservation: { status: 'pending' } }],
    ['trip_tomorrow', 'canceled', 'canceled', { reservation: { status: 'canceled' } }],
    ['trip_tomorrow', 'is on a canceled departure', 'canceled', { departure: { isCanceled: true } }],
    ['trip_tomorrow', 'deleted the account', 'account_gone', { reservation: { isAccountGone: true } }],
    ['deposit_due', 'paid a part', 'paid', { reservation: { status: 'pending' } }],
  ] as const)('%s is not for who %s', (kind, _, refusal, given) => {
    expect(refusalOf(kind, given)).toBe(refusal)
  })

  it.each([
    ['balance_due_soon', '2027-05-15', 'balance_due'],
    ['balance_due', '2027-05-18', 'balance_late'],
    ['balance_late', '2027-06-14', null],
    ['profiles_in_30_days', '2027-05-19', null],
    ['profiles_in_7_days', '2027-06-11', null],
    ['trip_in_7_days', '2027-06-13', 'trip_tomorrow'],
    ['trip_tomorrow', '2027-06-14', null],
    ['review_invitation', '2027-07-03', null],
  ])('%s is late from the midnight of %s in Paris on', (kind, day, next) => {
    const midnight = parisInstant({ day, hour: 0 })
    const before = new Date(midnight.getTime() - 1).toISOString()
    expect(refusalOf(kind, { now: before })).toBeNull()
    expect(refusalOf(kind, { now: midnight.toISOString() })).toBe('late')
    if (next) expect(refusalOf(next, { now: midnight.toISOString() })).toBeNull()
  })

  it('say nothing of what was due before the booking, but for the way to the departure', () => {
    const kindsOf = (bookedAt: string, balanceDueOn: string | null) =>
      said({ reservation: { bookedAt: new Date(bookedAt), balanceDueOn }, now: bookedAt })
        .filter(([kind]) => !String(kind).startsWith('deposit'))
        .map(([kind, dueAt]) => [kind, dueAt])
    expect(kindsOf('2027-05-12T10:00:00Z', '2027-05-15').map(([kind]) => kind)).not.toContain('balance_due_soon')
    expect(kindsOf('2027-06-10T10:00:00Z', null)).toEqual([
      ['trip_in_7_days', '2027-06-10T16:00:00.000Z'],
      ['trip_tomorrow', '2027-06-13T07:00:00.000Z'],
      ['review_invitation', '2027-06-19T08:00:00.000Z'],
    ])
    expect(kindsOf('2027-06-13T20:00:00Z', null)[0]).toEqual(['trip_tomorrow', '2027-06-13T20:00:00.000Z'])
  })

  it('go to those who were invited for the way to the departure alone', () => {
    const invited = mails({ reservation: { invited: [7, 8] } }).filter(({ participantId }) => participantId !== null)
    expect(invited.map(({ kind, participantId }) => [kind, participantId])).toEqual([
      ['trip_in_7_days', 7],
      ['trip_tomorrow', 7],
      ['trip_in_7_days', 8],
      ['trip_tomorrow', 8],
    ])
  })

  it('are not after the departure for a balance that was given a week to pay', () => {
    expect(mails({ reservation: { balanceDueOn: '2027-06-12' } }).map(({ kind }) => kind)).not.toContain('balance_late')
  })
})
