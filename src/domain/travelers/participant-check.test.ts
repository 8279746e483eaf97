import { describe, expect, it } from 'vitest'
import {
  BORN_IN_FUTURE,
  checkParticipant,
  INVALID_EMAIL,
  NO_SUCH_DATE,
  tooOld,
  tooYoung,
  UNLIKELY_BIRTH,
} from './participant-check'
import { INVALID_PHONE } from './phone'

const draft = {
  first_name: 'Hugo',
  last_name: 'Martel',
  birth_date: '1990-02-28' as string | null,
  email: 'hugo@exemple.fr' as string | null,
  phone: '06 39 98 22 10' as string | null,
  emergency_name: 'Sylvie Martel',
  emergency_phone: '+33 6 39 98 22 11' as string | null,
  diet: 'Végétarien',
  level: 3,
  sizes: {} as Partial<Record<'shoe_eu' | 'clothing', string>>,
}

const check = (change: Partial<typeof draft> = {}, ageMinChild: number | null = 8, ageMaxChild: number | null = null) =>
  checkParticipant({
    draft: { ...draft, ...change },
    departureStart: '2027-06-14',
    today: '2027-05-03',
    ageMinChild,
    ageMaxChild,
  })

describe('what was typed of a participant', () => {
  it('is put in order: phones in E.164, blanks gone', () => {
    const { participant, errors } = check({
      first_name: ' Hugo ',
      diet: '  ',
      sizes: { shoe_eu: ' 42 ', clothing: '' },
    })
    expect(errors).toEqual({})
    expect(participant).toMatchObject({
      first_name: 'Hugo',
      phone: '+33639982210',
      emergency_phone: '+33639982211',
      diet: null,
    })
    expect(participant.sizes).toEqual({ shoe_eu: '42' })
  })

  it('may miss anything', () => {
    expect(check({ birth_date: null, email: null, phone: '', emergency_phone: null }).errors).toEqual({})
  })

  it.each([
    ['a day that does not exist', '1990-02-31', NO_SUCH_DATE],
    ['29 February of a common year', '1991-02-29', NO_SUCH_DATE],
    ['something else than a day', 'hier', NO_SUCH_DATE],
    ['a birth today', '2027-05-03', BORN_IN_FUTURE],
    ['a birth to come', '2031-01-01', BORN_IN_FUTURE],
    ['who would be a hundred and eleven', '1916-06-14', UNLIKELY_BIRTH],
    ['who is eight on the day after the departure', '2019-06-15', tooYoung(8)],
  ])('refuses %s', (_case, birth_date, message) => {
    expect(check({ birth_date }).errors).toEqual({ birth_date: message })
  })

  it.each([
    ['29 February of a leap year', '1992-02-29', 8],
    ['who is eight on the very day of the departure', '2019-06-14', 8],
    ['a child when the trip names no age', '2024-01-01', null],
    ['who is a hundred and ten', '1917-06-14', null],
  ])('takes %s', (_case, birth_date, ageMinChild) => {
    expect(check({ birth_date }, ageMinChild).errors).toEqual({})
  })

  it('refuses numbers and an address that cannot be', () => {
    expect(check({ phone: '06 39', emergency_phone: 'Sylvie', email: 'hugo@' }).errors).toEqual({
      phone: INVALID_PHONE,
      emergency_phone: INVALID_PHONE,
      email: INVALID_EMAIL,
    })
  })
})

it.each(['hugo', 'x hugo@exemple.fr', 'hugo@exemple.fr x', 'hugo@exemple'])('« %s » is no address', (email) => {
  expect(check({ email }).errors).toEqual({ email: INVALID_EMAIL })
})

it('refuses who is too old where the parents stay at home', () => {
  expect(check({ birth_date: '2014-06-15' }, 8, 12).errors).toEqual({})
  expect(check({ birth_date: '2014-06-14' }, 8, 12).errors).toEqual({ birth_date: tooOld(12) })
})

it('says from what age on a child comes', () => {
  expect(tooYoung(8)).toBe('Cette aventure se vit à partir de 8\u00a0ans')
})
