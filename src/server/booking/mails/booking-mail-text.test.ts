import { describe, expect, it } from 'vitest'
import { buildReservationDetail } from '../../../../tests/factories/reservation-detail'
import { bookingMailText } from './booking-mail-text'

const write = (kind: Parameters<typeof bookingMailText>[0]['kind'], changes = {}) =>
  bookingMailText({ kind, reservation: buildReservationDetail(changes), reason: 'trop de neige' })

describe('what is written about a canceled reservation', () => {
  it.each([
    ['gives back what was paid', { paid: 1000, cancellation_fee: 0 }, 'Nous te remboursons 1\u00a0000\u00a0€'],
    ['keeps the fee', { paid: 1000, cancellation_fee: 300 }, 'Nous te remboursons 700\u00a0€'],
    ['says when the fee takes it all', { paid: 300, cancellation_fee: 300 }, 'rien à rembourser'],
    ['asks for the fee when nothing was paid', { paid: 0, cancellation_fee: 300 }, 's’élèvent à 300\u00a0€'],
    ['asks for nothing when it is free', { paid: 0, cancellation_fee: 0 }, 'Tu n’as rien à régler'],
  ])('%s', (_case, changes, expected) => {
    expect(write('canceled_by_customer', changes).paragraphs.join(' ')).toContain(expected)
  })

  it('says why when the agency canceled, and only then', () => {
    expect(write('canceled_by_agency').paragraphs.join(' ')).toContain('Le motif : trop de neige')
    expect(write('departure_canceled').paragraphs.join(' ')).toContain('Le motif : trop de neige')
    expect(write('canceled_by_customer').paragraphs.join(' ')).not.toContain('motif')
  })
})
