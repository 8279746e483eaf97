import { describe, expect, it } from 'vitest'
import { participantWindow } from './participant-window'

const isOpen = (today: string) =>
  participantWindow({ departureStart: '2027-06-14', departureEnd: '2027-06-18', today }).isOpen

describe('the days when a guide reads personal data', () => {
  it('go from 60 days before the first day to 7 days after the last', () => {
    expect(
      participantWindow({ departureStart: '2027-06-14', departureEnd: '2027-06-18', today: '2027-06-14' }),
    ).toEqual({ from: '2027-04-15', until: '2027-06-25', isOpen: true })
  })

  it.each([
    ['61 days before', '2027-04-14', false],
    ['60 days before', '2027-04-15', true],
    ['7 days after', '2027-06-25', true],
    ['8 days after', '2027-06-26', false],
  ])('%s: %s is %s', (_case, today, expected) => {
    expect(isOpen(today)).toBe(expected)
  })
})
