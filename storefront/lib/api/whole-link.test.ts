import { expect, it } from 'vitest'
import { wholeLink } from './whole-link'

it('refuses as the server would a link that was cut short', () => {
  expect(() => wholeLink('')).toThrow(expect.objectContaining({ name: 'ApiError', status: 404 }))
  expect(wholeLink('un-jeton')).toEqual({ linkToken: 'un-jeton' })
})
