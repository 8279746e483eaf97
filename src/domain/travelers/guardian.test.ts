import { describe, expect, it } from 'vitest'
import { checkGuardian, SAME_PHONE, type Guardian } from './guardian'
import { INVALID_PHONE } from './phone'

const GUARDIAN: Guardian = {
  first_name: 'Nadia',
  last_name: 'Rey',
  phone: '06 39 98 12 34',
  contacts: [
    { name: 'Paul Rey', phone: '06 39 98 12 35' },
    { name: 'Jeanne Rey', phone: '06 39 98 12 36' },
  ],
  pick_ups: [{ name: 'Paul Rey', phone: '06 39 98 12 35' }],
}
const errorsOf = (change: Partial<Guardian>) => checkGuardian({ ...GUARDIAN, ...change }).errors
const [paul, jeanne] = GUARDIAN.contacts as [Guardian['contacts'][0], Guardian['contacts'][0]]

describe('checkGuardian', () => {
  it('puts every phone in order', () => {
    const { guardian, errors } = checkGuardian(GUARDIAN)
    expect(errors).toEqual({})
    expect(guardian).toMatchObject({
      phone: '+33639981234',
      contacts: [{ phone: '+33639981235' }, { phone: '+33639981236' }],
      pick_ups: [{ phone: '+33639981235' }],
    })
  })

  it.each<[string, Partial<Guardian>, Record<string, string>]>([
    ['a phone that is none', { phone: '06 39' }, { phone: INVALID_PHONE }],
    [
      'a contact without a phone',
      { contacts: [paul, { ...jeanne, phone: '' }] },
      { 'contacts.1.phone': INVALID_PHONE },
    ],
    [
      'who picks up, with a wrong phone',
      { pick_ups: [paul, { ...jeanne, phone: '12' }] },
      { 'pick_ups.1.phone': INVALID_PHONE },
    ],
    [
      'a contact who is the guardian, however the phone is written',
      { contacts: [{ ...paul, phone: '+33 6 39 98 12 34' }, jeanne] },
      { 'contacts.0.phone': SAME_PHONE },
    ],
    ['twice the same contact', { contacts: [paul, { ...paul, name: 'Jo' }] }, { 'contacts.1.phone': SAME_PHONE }],
  ])('refuses %s', (_case, change, errors) => expect(errorsOf(change)).toEqual(errors))

  it('says of twice the same wrong phone that it is wrong', () => {
    expect(
      errorsOf({
        contacts: [
          { ...paul, phone: '1' },
          { ...jeanne, phone: '1' },
        ],
      }),
    ).toEqual({
      'contacts.0.phone': INVALID_PHONE,
      'contacts.1.phone': INVALID_PHONE,
    })
  })
})
