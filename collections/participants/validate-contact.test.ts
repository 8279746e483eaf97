import { expect, it } from 'vitest'
import { INVALID_EMAIL } from '@/domain/travelers/participant-check'
import { INVALID_PHONE } from '@/domain/travelers/phone'
import { validateEmail, validatePhone } from './validate-contact'

// Of what Payload gives, these rules and its own for a text read no more.
const options = { req: { t: (key: string) => key, payload: { config: {} } } } as unknown as Parameters<
  typeof validatePhone
>[1]

it.each([
  [validatePhone, '061234567', INVALID_PHONE],
  [validatePhone, '06 12 34 56 78', true],
  [validatePhone, '+33612345678', true],
  [validatePhone, ' ', true],
  [validatePhone, null, true],
  [validateEmail, 'hugo@', INVALID_EMAIL],
  [validateEmail, ' hugo@lagopede.test ', true],
  [validateEmail, '', true],
])('%o says of « %s »: %s', async (validate, typed, said) => {
  expect(await validate(typed, options)).toBe(said)
})
