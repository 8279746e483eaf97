import { describe, expect, it } from 'vitest'
import { BLANK_PARTICIPANT } from './blank-participant'
import { changeParticipant } from './change-participant'
import { tooYoung } from './participant-check'
import { INVALID_PHONE } from './phone'

const FACTS = { departureStart: '2027-07-01', today: '2026-11-28', ageMinChild: 8, ageMaxChild: null }
const HUGO = {
  first_name: 'Hugo',
  last_name: 'Martel',
  birth_date: '1990-02-28',
  email: 'hugo@exemple.fr',
  phone: '+33639982210',
  emergency_name: 'Sylvie Martel',
  emergency_phone: '+33639982211',
  diet: 'Végétarien',
  level: 3,
  sizes: { shoe_eu: '42', height_cm: '180' },
}

const change = (changes: Parameters<typeof changeParticipant>[0]['changes'], known = HUGO) =>
  changeParticipant({ known, changes, ...FACTS })

describe('a change of a traveler', () => {
  it('leaves what it does not name', () => {
    expect(change({})).toEqual({ participant: HUGO, errors: {} })
    expect(change({ phone: '06 39 98 22 12' }).participant).toEqual({ ...HUGO, phone: '+33639982212' })
    expect(change({ sizes: { shoe_eu: '43' } }).participant.sizes).toEqual({ shoe_eu: '43', height_cm: '180' })
  })

  it('clears a field by null or an empty text, and a size by an empty one', () => {
    expect(change({ diet: null, email: '', level: null, sizes: { shoe_eu: '' } }).participant).toEqual({
      ...HUGO,
      diet: null,
      email: null,
      level: null,
      sizes: { height_cm: '180' },
    })
  })

  it('begins with a blank traveler when nothing is known', () => {
    const { participant } = changeParticipant({ known: BLANK_PARTICIPANT, changes: { level: 2 }, ...FACTS })
    expect(participant).toEqual({ ...BLANK_PARTICIPANT, level: 2 })
  })

  it('is refused for what it names alone', () => {
    const tooSmall = { ...HUGO, birth_date: '2024-01-01' }
    expect(change({ phone: 'abc' }, tooSmall).errors).toEqual({ phone: INVALID_PHONE })
    expect(change({ birth_date: '2024-01-01' }).errors).toEqual({ birth_date: tooYoung(8) })
  })
})
