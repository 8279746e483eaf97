import { describe, expect, it } from 'vitest'
import { countdown } from './countdown'

describe('the countdown of the banner', () => {
  it.each([
    [42, 'To come', '42\u00a0jours'],
    [1, 'To come', '1\u00a0jour'],
    [0, 'To come', 'Jour J'],
    [-2, 'To come', 'En route'],
    [-9, 'Passed', undefined],
    [42, 'Canceled', undefined],
  ] as const)('%i days before, %s: %s', (days_before, reservation_status_front_end, figure) => {
    expect(countdown({ days_before, reservation_status_front_end })?.figure).toBe(figure)
  })
})
