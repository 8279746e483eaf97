import { describe, expect, it } from 'vitest'
import { describeAgendaChange, netAgendaChange, type AgendaChangeKind } from './agenda-changes'

const JUNE = { start: '2027-06-14', end: '2027-06-18' }
const JULY = { start: '2027-07-05', end: '2027-07-09' }
const AUGUST = { start: '2027-08-02', end: '2027-08-06' }

const noted = (kind: AgendaChangeKind, days = JUNE) => ({ kind, days })

describe('a guide who leads a departure now', () => {
  it.each([
    ['was given it', [noted('given')], { kind: 'given', days: JULY }],
    ['was given it, and its days moved', [noted('given'), noted('moved')], { kind: 'given', days: JULY }],
    ['had it on other days', [noted('moved')], { kind: 'moved', days: JULY, from: JUNE }],
    [
      'had it on other days, which moved twice',
      [noted('moved'), noted('moved', AUGUST)],
      { kind: 'moved', days: JULY, from: JUNE },
    ],
    [
      'lost it, and has it again on other days',
      [noted('taken'), noted('given', JULY)],
      { kind: 'moved', days: JULY, from: JUNE },
    ],
  ] as const)('and %s is told so', (_case, changes, told) => {
    expect(netAgendaChange({ changes, now: JULY })).toEqual(told)
  })

  it.each([
    ['lost it and has it again', [noted('taken', JULY), noted('given', JULY)]],
    ['had its days moved and moved back', [noted('moved', JULY), noted('moved', AUGUST)]],
    ['nothing happened to', []],
  ] as const)('and %s is told nothing', (_case, changes) => {
    expect(netAgendaChange({ changes, now: JULY })).toBeNull()
  })
})

describe('a guide who does not lead a departure now', () => {
  it.each([
    ['led it', [noted('taken')], { kind: 'taken', days: JUNE }],
    ['led it on other days before', [noted('moved'), noted('taken', JULY)], { kind: 'taken', days: JUNE }],
  ] as const)('and %s is told so', (_case, changes, told) => {
    expect(netAgendaChange({ changes, now: null })).toEqual(told)
  })

  it('is told nothing of what was given and taken back', () => {
    expect(netAgendaChange({ changes: [noted('given'), noted('taken')], now: null })).toBeNull()
  })
})

it.each([
  [{ kind: 'given', days: JUNE }, 'Vercors, du 14 au 18\u00a0juin\u00a02027\u00a0: ce départ t’est confié.'],
  [{ kind: 'taken', days: JUNE }, 'Vercors, du 14 au 18\u00a0juin\u00a02027\u00a0: tu ne guides plus ce départ.'],
  [
    { kind: 'moved', days: JULY, from: JUNE },
    'Vercors\u00a0: du 5 au 9\u00a0juil.\u00a02027, et non plus du 14 au 18\u00a0juin\u00a02027.',
  ],
] as const)('a change that is %j is said in one sentence', (change, said) => {
  expect(describeAgendaChange({ name: 'Vercors', change })).toBe(said)
})
