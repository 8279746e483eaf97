import { describe, expect, it } from 'vitest'
import { INTENT_STATES, isOpenIntent, settleStep, type SeenState } from './settle-step'

const SEEN: SeenState[] = ['pending', 'authorised', 'captured', 'refused', 'released', 'expired']

describe('a payment', () => {
  it.each([
    ['started', 'pending', 'wait'],
    ['started', 'refused', 'refuse'],
    ['refused', 'pending', 'wait'],
    ['started', 'authorised', 'accept'],
    ['refused', 'authorised', 'accept'],
    ['started', 'captured', 'accept'],
    ['started', 'expired', 'close'],
    ['authorised', 'authorised', 'complete'],
    ['authorised', 'pending', 'wait'],
    ['authorised', 'refused', 'close'],
    ['authorised', 'expired', 'close'],
    ['authorised', 'captured', 'give_back'],
    ['accepted', 'authorised', 'capture'],
    ['accepted', 'captured', 'record'],
    ['accepted', 'expired', 'lose'],
    ['releasing', 'authorised', 'release'],
    ['releasing', 'pending', 'release'],
    ['releasing', 'captured', 'give_back'],
    ['releasing', 'released', 'close'],
    ['captured', 'captured', 'wait'],
    ['released', 'captured', 'give_back'],
    ['expired', 'authorised', 'release'],
  ] as const)('that is %s here and %s there: %s', (intent, seen, step) => {
    expect(settleStep({ intent, seen })).toBe(step)
  })

  it('is captured only once what it pays for was given', () => {
    const captured = INTENT_STATES.flatMap((intent) =>
      SEEN.filter((seen) => settleStep({ intent, seen }) === 'capture').map((seen) => [intent, seen]),
    )
    expect(captured).toEqual([['accepted', 'authorised']])
  })

  it('that was taken is either written down or given back', () => {
    for (const intent of INTENT_STATES.filter((state) => state !== 'captured')) {
      expect(['accept', 'record', 'give_back']).toContain(settleStep({ intent, seen: 'captured' }))
    }
    expect(INTENT_STATES.filter(isOpenIntent)).toEqual(['started', 'refused', 'authorised', 'accepted', 'releasing'])
  })
})
