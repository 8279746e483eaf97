import { expect, it } from 'vitest'
import { contactPath, readContactQuery } from './contact'

it('leads to the form, about what is known', () => {
  expect(contactPath()).toBe('/collaborations#Contact-Us')
  expect(contactPath({ topic: 'reservation' })).toBe('/collaborations?sujet=reservation#Contact-Us')
  expect(contactPath({ topic: 'trip', expedition: 12 })).toBe('/collaborations?sujet=voyage&expedition=12#Contact-Us')
})

it.each([
  ['sujet=voyage&expedition=12', { topic: 'trip', expedition: 12 }],
  ['sujet=presse', { topic: 'press', expedition: null }],
  ['', { topic: null, expedition: null }],
  ['sujet=trip&expedition=12abc', { topic: null, expedition: null }],
  ['expedition=9999999999', { topic: null, expedition: null }],
])('reads « %s »', (query, read) => {
  expect(readContactQuery(new URLSearchParams(query))).toEqual(read)
})
