import { describe, expect, it } from 'vitest'
import {
  answerDayRefusal,
  changePercent,
  isAnswerOpen,
  isFreeToLeave,
  lastRiseDay,
  RISE_TOO_LATE,
  revisedCents,
  riseRefusal,
  usualAnswerDay,
} from './contract-change'

const formula = { fuel_percent: 12, taxes_percent: 3, currency_percent: 0 }

describe('a price by the formula of its contract', () => {
  it.each([
    ['follows fuel by its share', 50_000, [{ cause: 'fuel', from: 1.6, to: 1.76 }], 50_600],
    ['falls as it rises', 50_000, [{ cause: 'fuel', from: 1.6, to: 1.44 }], 49_400],
    [
      'adds up what rises and what falls',
      50_000,
      [
        { cause: 'fuel', from: 100, to: 110 },
        { cause: 'taxes', from: 10, to: 9 },
      ],
      50_450,
    ],
    ['does not follow what has no share', 50_000, [{ cause: 'currency', from: 1, to: 2 }], 50_000],
    ['leaves the customer what is less than a cent', 333, [{ cause: 'fuel', from: 100, to: 101 }], 333],
    ['is the same without a change', 64_000, [], 64_000],
  ] as const)('%s', (_name, cents, variations, revised) => {
    expect(revisedCents({ cents, formula, variations })).toBe(revised)
  })
})

describe('a rise', () => {
  const rise = { fromCents: 50_000, toCents: 50_001, departureStart: '2027-06-14' }

  it.each([
    ['is told on the twentieth day before at the latest', '2027-05-25', null],
    ['is refused the day after', '2027-05-26', RISE_TOO_LATE],
  ])('%s', (_name, today, refusal) => {
    expect(riseRefusal({ ...rise, today })).toBe(refusal)
  })

  it('counts days of Paris over the change of hour', () => {
    expect(lastRiseDay('2027-04-10')).toBe('2027-03-21')
    expect(lastRiseDay('2027-11-10')).toBe('2027-10-21')
  })

  it('is no rise when the price falls, up to the eve', () => {
    expect(riseRefusal({ ...rise, toCents: 49_000, today: '2027-06-13' })).toBeNull()
  })

  it.each([
    ['is a duty up to 8 %', 54_000, false],
    ['lets the customer leave above', 54_001, true],
  ])('%s', (_name, toCents, isFree) => {
    expect(isFreeToLeave({ fromCents: 50_000, toCents })).toBe(isFree)
  })

  it('is told in percent', () => {
    expect(changePercent({ fromCents: 50_000, toCents: 50_600 })).toBe(1.2)
    expect(changePercent({ fromCents: 0, toCents: 100 })).toBe(0)
  })
})

describe('the last day to answer', () => {
  it('is the text’s, and never after the eve', () => {
    const asked = { answerDays: 7, departureStart: '2027-06-14' }
    expect(usualAnswerDay({ ...asked, today: '2027-05-01' })).toBe('2027-05-08')
    expect(usualAnswerDay({ ...asked, today: '2027-06-10' })).toBe('2027-06-13')
  })

  it.each([
    ['leaves two days', '2027-05-03', null],
    ['not one', '2027-05-02', 'Laisse deux jours au moins pour répondre.'],
    ['is before the departure', '2027-06-14', 'La date de réponse vient avant le départ.'],
  ])('%s', (_name, answerBy, refusal) => {
    expect(answerDayRefusal({ answerBy, today: '2027-05-01', departureStart: '2027-06-14' })).toBe(refusal)
  })

  const open = { needsAnswer: true, answer: null, answerBy: '2027-05-08', today: '2027-05-08', isCanceled: false }
  it.each([
    ['is open until midnight', {}, true],
    ['is over the day after', { today: '2027-05-09' }, false],
    ['is over once answered', { answer: 'accept' }, false],
    ['asks nothing of who is only told', { needsAnswer: false }, false],
    ['asks nothing of who canceled', { isCanceled: true }, false],
  ])('%s', (_name, change, isOpen) => {
    expect(isAnswerOpen({ ...open, ...change })).toBe(isOpen)
  })
})
