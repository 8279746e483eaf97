import { describe, expect, it } from 'vitest'
import { buildReservationDetail } from '../../../../../tests/factories/reservation-detail'
import { buildBookingIcs } from './build-booking-ics'

const build = (change: Parameters<typeof buildReservationDetail>[0] = {}, sequence = 0): string =>
  buildBookingIcs({ reservation: buildReservationDetail(change), siteUrl: 'https://lagopede.example', sequence })
    // RFC 5545 folds long lines.
    .replaceAll('\r\n ', '')

describe('the trip for a calendar', () => {
  it('is an event of whole days, the last one included', () => {
    expect(build()).toContain('DTSTART;VALUE=DATE:20270614\r\nDTEND;VALUE=DATE:20270619')
  })

  it('ends on the next month when it must', () => {
    expect(build({ departure_end: '2027-06-30' })).toContain('DTEND;VALUE=DATE:20270701')
  })

  it('stays the same event, in a newer version', () => {
    const uidOf = (ics: string) => /UID:(.*)/.exec(ics)?.[1]
    expect(uidOf(build({}, 3))).toBe(uidOf(build({ status: 'canceled' })))
    expect(build({}, 3)).toContain('SEQUENCE:3')
  })

  it.each([
    ['pending', 'TENTATIVE'],
    ['confirmed', 'CONFIRMED'],
    ['canceled', 'CANCELLED'],
  ] as const)('is, when %s, %s', (status, expected) => {
    expect(build({ status })).toContain(`STATUS:${expected}`)
  })

  it('says where, and where to prepare', () => {
    expect(build()).toContain('LOCATION:Office de tourisme de Corrençon\\, à 12 h 30')
    expect(build()).toContain('https://lagopede.example/my-expeditions/42')
  })
})
