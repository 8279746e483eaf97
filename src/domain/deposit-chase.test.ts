import { describe, expect, it } from 'vitest'
import { depositChase } from './deposit-chase'

const at = (today: string, told: { recalledOn?: string; claimedOn?: string } = {}) =>
  depositChase({ dueOn: '2027-03-08', bookedOn: '2027-03-01', today, recalledOn: null, claimedOn: null, ...told })

describe('a deposit that is not there', () => {
  it.each([
    ['is left alone at first', at('2027-03-05'), null],
    ['is recalled two days before', at('2027-03-06'), 'recall'],
    ['is recalled once', at('2027-03-07', { recalledOn: '2027-03-06' }), null],
    ['is claimed on the day it is due', at('2027-03-08', { recalledOn: '2027-03-06' }), 'claim'],
    ['leaves days of grace', at('2027-03-12', { claimedOn: '2027-03-08' }), null],
    ['gives the seats back after them', at('2027-03-13', { claimedOn: '2027-03-08' }), 'release'],
    ['is claimed first of who was never told, however late', at('2027-09-01'), 'claim'],
    ['leaves the same days from there', at('2027-09-05', { claimedOn: '2027-09-01' }), null],
  ])('%s', (_case, action, expected) => {
    expect(action).toBe(expected)
  })

  it('is not asked for on the day of the booking', () => {
    const day = '2027-03-01'
    expect(depositChase({ dueOn: day, bookedOn: day, today: day, recalledOn: null, claimedOn: null })).toBeNull()
  })
})
