import { describe, expect, it } from 'vitest'
import { conflictDays, describeGuideConflict, guideConflicts } from './guide-conflicts'

const VERCORS = { id: 7, title: 'Vercors, 14 juin 2027', start: '2027-06-14', end: '2027-06-18' }

const between = ({ start, end, restDays = 1 }: { start: string; end: string; restDays?: number }) =>
  guideConflicts({ start, end, others: [VERCORS], restDays }).map(({ kind, rest }) => [kind, rest])

describe('a guide who leads from 14 to 18 June', () => {
  it.each([
    ['the same days', '2027-06-14', '2027-06-18', [['overlap', 0]]],
    ['days within', '2027-06-15', '2027-06-16', [['overlap', 0]]],
    ['days around', '2027-06-10', '2027-06-25', [['overlap', 0]]],
    ['the last day', '2027-06-18', '2027-06-20', [['overlap', 0]]],
    ['the first day', '2027-06-12', '2027-06-14', [['overlap', 0]]],
    ['the day after, without rest', '2027-06-19', '2027-06-20', [['rest', 0]]],
    ['the day before, without rest', '2027-06-12', '2027-06-13', [['rest', 0]]],
  ])('cannot lead %s', (_case, start, end, found) => {
    expect(between({ start, end })).toEqual(found)
  })

  it.each([
    ['after a day of rest', '2027-06-20', '2027-06-22'],
    ['before a day of rest', '2027-06-10', '2027-06-12'],
    ['months later', '2027-11-01', '2027-11-04'],
  ])('can lead %s', (_case, start, end) => {
    expect(between({ start, end })).toEqual([])
  })

  it('has as much rest as the settings ask', () => {
    expect(between({ start: '2027-06-20', end: '2027-06-21', restDays: 2 })).toEqual([['rest', 1]])
    expect(between({ start: '2027-06-21', end: '2027-06-22', restDays: 2 })).toEqual([])
  })

  it('may start on the next day where no rest is asked', () => {
    expect(between({ start: '2027-06-19', end: '2027-06-20', restDays: 0 })).toEqual([])
    expect(between({ start: '2027-06-18', end: '2027-06-20', restDays: 0 })).toEqual([['overlap', 0]])
  })
})

it.each([
  ['spring', { start: '2027-03-20', end: '2027-03-28' }, '2027-03-29', '2027-03-30'],
  ['autumn', { start: '2027-10-24', end: '2027-10-31' }, '2027-11-01', '2027-11-02'],
])('counts days of rest over the change of hour of %s', (_case, led, tooSoon, free) => {
  const at = (start: string) =>
    guideConflicts({ start, end: start, others: [{ ...VERCORS, ...led }], restDays: 1 }).length
  expect([at(tooSoon), at(free)]).toEqual([1, 0])
})

it('looks for other departures as far as the rest goes', () => {
  expect(conflictDays({ start: '2027-03-01', end: '2027-03-04', restDays: 2 })).toEqual({
    from: '2027-02-27',
    to: '2027-03-06',
  })
})

describe('days off', () => {
  const off = { id: 3, note: 'mariage', start: '2027-06-10', end: '2027-06-12' }
  const find = (start: string, end: string) => guideConflicts({ start, end, others: [], restDays: 1, daysOff: [off] })

  it('keep a guide from leading on one of them, and need no rest around', () => {
    expect(find('2027-06-12', '2027-06-14')).toEqual([
      { id: 3, title: 'mariage', start: off.start, end: off.end, kind: 'away', rest: 0 },
    ])
    expect(find('2027-06-08', '2027-06-09')).toEqual([])
    expect(find('2027-06-13', '2027-06-14')).toEqual([])
  })

  it('are said with their note, or without', () => {
    const say = (title: string) =>
      describeGuideConflict({
        guide: 'Maëlle',
        conflict: { kind: 'away', rest: 0, title, start: off.start, end: off.end },
        restDays: 1,
      })
    expect(say('mariage')).toBe('Maëlle n’est pas disponible du 10 au 12\u00a0juin\u00a02027 (mariage).')
    expect(say('')).toBe('Maëlle n’est pas disponible du 10 au 12\u00a0juin\u00a02027.')
  })
})

describe('a conflict', () => {
  const say = (start: string, end: string, restDays = 1) =>
    guideConflicts({ start, end, others: [VERCORS], restDays }).map((conflict) =>
      describeGuideConflict({ guide: 'Maëlle', conflict, restDays }),
    )

  it('names the other departure', () => {
    expect(say('2027-06-16', '2027-06-18')).toEqual([
      'Maëlle guide déjà Vercors, 14 juin 2027 (14 au 18\u00a0juin\u00a02027).',
    ])
  })

  it('says how much rest is left, and how much is asked', () => {
    expect(say('2027-06-19', '2027-06-20')).toEqual([
      'Maëlle n’aurait aucun jour de repos avec Vercors, 14 juin 2027 (14 au 18\u00a0juin\u00a02027)\u00a0: il en faut 1.',
    ])
    expect(say('2027-06-20', '2027-06-21', 2)[0]).toContain('que 1\u00a0jour de repos')
  })
})
