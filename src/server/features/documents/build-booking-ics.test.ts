import { describe, expect, it } from 'vitest'
import { buildReservationDetail } from '../../../../tests/factories/reservation-detail'
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

  it('says which reservation, and when it last changed', () => {
    const history = [
      { kind: 'created', at: '2027-05-03T09:12:00.000Z', author: 'Camille' },
      { kind: 'confirmed', at: '2027-05-04T10:00:00.000Z', author: null },
      { kind: 'paid', at: '2027-05-03T18:00:00.000Z', author: null },
    ]
    expect(build({ history })).toContain('DTSTAMP:20270504T100000Z')
    expect(build()).toContain('UID:reservation-42@lagopede.example')
    expect(build()).toContain('SUMMARY:Traversée du Vercors en bivouac')
    expect(build()).toContain('DESCRIPTION:Réservation LAG-2027-0042\\nRendez-vous : ')
    expect(build()).toContain('URL;VALUE=URI:https://lagopede.example/my-expeditions/42')
  })

  it.each([
    [
      'the station when no meeting point is known',
      { meeting_point: null, station: 'Grenoble' },
      'LOCATION:Grenoble\r\n',
    ],
    ['nothing when neither is', { meeting_point: null, station: null }, null],
  ])('says %s', (_case, places, location) => {
    const ics = build({ expedition: { ...buildReservationDetail().expedition, ...places } })
    if (location === null) expect(ics).not.toContain('LOCATION')
    else expect(ics).toContain(location)
    expect(ics).not.toContain('Rendez-vous')
    expect(ics.includes('Gare : Grenoble')).toBe(places.station !== null)
  })

  it('says where, and where to prepare', () => {
    expect(build()).toContain('LOCATION:Office de tourisme de Corrençon\\, à 12 h 30')
    expect(build()).toContain('https://lagopede.example/my-expeditions/42')
  })
})
