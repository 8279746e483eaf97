import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '@/domain/days/days'
import { planMails, type KeptMail } from './plan-mails'
import { MAIL_REFUSALS, scheduledMails, type MailedDeparture, type MailedReservation } from './scheduled-mails'

const HOUR_MS = 3_600_000
const START = '2027-03-30'

type Row = KeptMail & { reason: string | null; sentTimes: number }
type World = { now: Date; reservation: MailedReservation; departure: MailedDeparture; rows: Row[] }
type Step = { name: string; act: (world: World) => void }

const newWorld = (): World => ({
  now: new Date('2027-01-20T23:30:00Z'),
  reservation: {
    status: 'pending',
    bookedAt: new Date('2027-01-20T23:30:00Z'),
    totalCents: 100,
    paidCents: 0,
    hasKeptCard: false,
    authorisation: null,
    hasPayments: false,
    balanceDueOn: addDays(START, -30),
    isComplete: false,
    hasReview: false,
    transferDays: 2,
    isAccountGone: false,
    invited: [],
  },
  departure: { start: START, end: addDays(START, 3), isCanceled: false },
  rows: [],
})

const wantedOf = ({ reservation, departure, now }: World) => scheduledMails({ reservation, departure, now })

/** What the database keeps of a plan. */
const reconcile = (world: World): void => {
  const { plan, skip, replace } = planMails({ wanted: wantedOf(world), kept: world.rows })
  for (const mail of plan) {
    const row = world.rows.find(
      ({ kind, participantId, occasion }) =>
        kind === mail.kind && participantId === mail.participantId && occasion === mail.occasion,
    )
    if (row) Object.assign(row, { dueAt: mail.dueAt, state: 'planned', reason: null })
    else
      world.rows.push({ ...mail, id: world.rows.length, state: 'planned', isHeld: false, reason: null, sentTimes: 0 })
  }
  const settle = (id: number, change: Partial<Row>) => Object.assign(world.rows[id] ?? {}, change)
  for (const { id, reason } of skip) settle(id, { state: 'skipped', reason })
  for (const id of replace) settle(id, { state: 'replaced', reason: 'moved' })
}

const work = (world: World): void => {
  reconcile(world)
  for (const row of world.rows.filter(({ state, dueAt }) => state === 'planned' && dueAt <= world.now)) {
    Object.assign(row, { state: 'sent', sentTimes: row.sentTimes + 1 })
  }
}

type Wanted = ReturnType<typeof wantedOf>[number]
type Fate = Row['state'] | 'unwritten'

const fateOf = (world: World, mail: Wanted): Fate =>
  world.rows.find(
    ({ kind, participantId, occasion }) =>
      kind === mail.kind && participantId === mail.participantId && occasion === mail.occasion,
  )?.state ?? 'unwritten'

/** What may have become of a mail once the worker has worked: sent early is sent. */
const isFateOf =
  ({ refusal, dueAt }: Wanted, now: Date) =>
  (fate: Fate): boolean => {
    if (fate === 'sent') return true
    return refusal === null ? fate === 'planned' && dueAt > now : fate !== 'planned'
  }

const whole = fc.integer({ min: 1, max: 400 })
const move = (days: number): Step => ({
  name: `move by ${String(days)}`,
  act: ({ departure, reservation }) => {
    departure.start = addDays(departure.start, days)
    departure.end = addDays(departure.end, days)
    reservation.balanceDueOn = addDays(departure.start, -30)
  },
})
const change = (name: string, act: Step['act']): fc.Arbitrary<Step> => fc.constant({ name, act })

const steps = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: whole.map((hours) => wait(hours)) },
    { weight: 6, arbitrary: change('work', work) },
    { weight: 3, arbitrary: change('reconcile', reconcile) },
    { weight: 2, arbitrary: fc.integer({ min: -40, max: 40 }).map(move) },
    change('pay', ({ reservation }) => Object.assign(reservation, { paidCents: 100, hasPayments: true })),
    change('pay back', ({ reservation }) => Object.assign(reservation, { paidCents: 30 })),
    change('confirm', ({ reservation }) => {
      if (reservation.status === 'pending') reservation.status = 'confirmed'
    }),
    change('complete', ({ reservation }) => Object.assign(reservation, { isComplete: !reservation.isComplete })),
    change('cancel', ({ reservation }) => Object.assign(reservation, { status: 'canceled' })),
    change('invite', ({ reservation }) => reservation.invited.push(reservation.invited.length + 1)),
    change('take an address away', ({ reservation }) => reservation.invited.pop()),
  ),
  { maxLength: 40 },
)
const wait = (hours: number): Step => ({
  name: `wait ${String(hours)} h`,
  act: (world) => {
    world.now = new Date(world.now.getTime() + hours * HOUR_MS)
  },
})

describe('the plan of a reservation’s mails, whatever happens and however late the worker is', () => {
  it('sends each mail once at most, loses none, and says why one does not leave', () => {
    fc.assert(
      fc.property(steps, (taken) => {
        const world = newWorld()
        reconcile(world)
        for (const { act } of taken) {
          act(world)
          expect(world.rows.every(({ sentTimes }) => sentTimes <= 1)).toBe(true)
        }
        work(world)
        const names = world.rows.map((row) => [row.kind, row.participantId, row.occasion].join())
        expect(new Set(names).size).toBe(names.length)
        for (const mail of wantedOf(world)) expect(fateOf(world, mail)).toSatisfy(isFateOf(mail, world.now))
        for (const { state, reason, dueAt } of world.rows) {
          if (state === 'planned') expect(dueAt > world.now).toBe(true)
          if (state === 'skipped') expect(MAIL_REFUSALS).toContain(reason)
        }
      }),
      { numRuns: 500 },
    )
  })

  it('is changed by nothing the second time', () => {
    fc.assert(
      fc.property(steps, (taken) => {
        const world = newWorld()
        for (const { act } of taken) act(world)
        reconcile(world)
        expect(planMails({ wanted: wantedOf(world), kept: world.rows })).toEqual({ plan: [], skip: [], replace: [] })
      }),
    )
  })

  it('sends each mail when it is due to who pays nothing and never moves, were the worker down for two days each time', () => {
    const world = newWorld()
    for (let hours = 0; hours < 24 * 100; hours += 48) {
      wait(48).act(world)
      work(world)
    }
    expect(world.rows.filter(({ state }) => state === 'sent').map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['balance_due_soon', 'balance_due', 'balance_late', 'trip_in_7_days']),
    )
  })

  it('leaves alone what a person decided, and what is on its way', () => {
    const world = newWorld()
    reconcile(world)
    for (const row of world.rows) row.isHeld = true
    Object.assign(world.reservation, { status: 'canceled' })
    expect(planMails({ wanted: wantedOf(world), kept: world.rows })).toEqual({ plan: [], skip: [], replace: [] })
  })

  it('sends for its new days what had left for the former ones', () => {
    const world = newWorld()
    world.now = new Date('2027-03-24T12:00:00Z')
    work(world)
    move(30).act(world)
    work(world)
    const practical = world.rows.filter(({ kind }) => kind === 'trip_in_7_days')
    expect(practical.map(({ occasion, state }) => [occasion, state])).toEqual([
      [START, 'sent'],
      [addDays(START, 30), 'planned'],
    ])
    move(-30).act(world)
    work(world)
    expect(practical[0]?.sentTimes).toBe(1)
    expect(world.rows.find(({ kind, occasion }) => kind === 'trip_in_7_days' && occasion !== START)?.state).toBe(
      'replaced',
    )
  })
})
