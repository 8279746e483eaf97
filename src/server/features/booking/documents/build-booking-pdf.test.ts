import { describe, expect, it } from 'vitest'
import { cancellationSteps } from '@/domain/cancellation'
import type { ReservationDetail } from '@/contract/reservations'
import { buildReservationDetail } from '../../../../../tests/factories/reservation-detail'
import { buildBookingPdf } from './build-booking-pdf'

const printed = async (reservation: ReservationDetail) => {
  const customer = { first_name: 'Camille', last_name: 'Rey', email: 'camille@exemple.fr' }
  const text = (await buildBookingPdf({ reservation, customer })).toString('latin1')
  return { text, pages: text.match(/\/Type \/Page\b/g)?.length }
}

describe('the summary of a booking', () => {
  it('holds on one page for two travelers, with a long name and two options', async () => {
    const whole = buildReservationDetail()
    const { pages } = await printed({
      ...whole,
      name: 'Traversée du Vercors en bivouac, de Corrençon à Châtillon-en-Diois',
      price: { ...whole.price, lines: [...whole.price.lines, ...whole.price.lines.slice(1)] },
      cancellation: cancellationSteps(whole.departure_date).map(({ until, refundPercent }) => ({
        until,
        refund_percent: refundPercent,
      })),
    })
    expect(pages).toBe(1)
  })

  it('is a PDF that carries its own fonts', async () => {
    const { text } = await printed(buildReservationDetail())
    expect(text.slice(0, 5)).toBe('%PDF-')
    expect(text).toMatch(/FontFile[23]/)
    expect(text).toMatch(/InstrumentSans/)
    expect(text).toMatch(/BricolageGrotesque/)
  })
})
