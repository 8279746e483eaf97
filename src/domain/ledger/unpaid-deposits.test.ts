import { describe, expect, it } from 'vitest'
import { unpaidOrderRefusal, unpaidSeatsRefusal, depositDays, isGraceOver } from './unpaid-deposits'

describe('orders whose deposit is awaited', () => {
  it.each([
    ['nothing unpaid and twelve seats', 0, 0, 12],
    ['two unpaid orders', 2, 4, 2],
    ['seats up to twelve', 2, 10, 2],
  ])('leave room for another: %s', (_case, orders, seats, wanted) => {
    expect(unpaidOrderRefusal({ unpaid: { orders, seats }, seats: wanted })).toBeNull()
  })

  it.each([
    ['three are unpaid', 3, 3, 1, /^Tu as 3\sréservations dont nous attendons l’acompte/],
    [
      'a group is too large',
      0,
      0,
      13,
      /^Nous gardons 12\splaces au plus sans acompte\s: pour un plus grand groupe, appelle-nous\.$/,
    ],
    [
      'seats would be more than twelve',
      1,
      10,
      3,
      /^Nous gardons 12\splaces au plus sans acompte, et tu en as déjà 10\s:/,
    ],
  ])('leave none when %s', (_case, orders, seats, wanted, message) => {
    expect(unpaidOrderRefusal({ unpaid: { orders, seats }, seats: wanted })).toMatch(message)
  })

  it('count their seats alone while a cart is filled', () => {
    expect(unpaidSeatsRefusal({ unpaid: { orders: 3, seats: 6 }, seats: 6 })).toBeNull()
    expect(unpaidSeatsRefusal({ unpaid: { orders: 1, seats: 6 }, seats: 7 })).toMatch(
      /^Nous gardons 12\splaces au plus sans acompte, et tu en as déjà 6\s:/,
    )
  })
})

describe('a deposit that is not there', () => {
  it.each([
    ['two days before, then on its day', '2027-03-01', '2027-03-08', '2027-03-06', '2027-03-08'],
    ['from the day after the booking on', '2027-03-01', '2027-03-03', '2027-03-02', '2027-03-03'],
    ['not on the day of the booking', '2027-03-01', '2027-03-01', '2027-03-02', '2027-03-02'],
  ])('is spoken of %s', (_, bookedOn, dueOn, recallOn, claimOn) => {
    expect(depositDays({ dueOn, bookedOn })).toEqual({ recallOn, claimOn })
  })

  it.each([
    [4, '2027-03-12', '2027-03-13'],
    [6, '2027-03-14', '2027-03-15'],
  ])('leaves %i whole days of its contract once it is claimed', (graceDays, lastDay, dayAfter) => {
    expect(isGraceOver({ claimedOn: '2027-03-08', today: lastDay, graceDays })).toBe(false)
    expect(isGraceOver({ claimedOn: '2027-03-08', today: dayAfter, graceDays })).toBe(true)
  })
})
