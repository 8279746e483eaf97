import { describe, expect, it } from 'vitest'
import { cancellationSteps } from '@/domain/cancellation'
import type { ReservationDetail } from '@/contract/reservations'
import { buildReservationDetail } from '../../../../../tests/factories/reservation-detail'
import { bookingPdfText } from './booking-pdf-text'
import { buildBookingPdf } from './build-booking-pdf'

const valueOf = (sections: ReturnType<typeof bookingPdfText>, label: string) =>
  sections.flatMap(({ rows }) => rows).find((row) => row.label === label)?.value

const printed = async (reservation: ReservationDetail) => {
  const customer = { first_name: 'Camille', last_name: 'Rey', email: 'camille@exemple.fr' }
  const text = (await buildBookingPdf({ reservation, customer })).toString('latin1')
  return { text, pages: text.match(/\/Type \/Page\b/g)?.length }
}

describe('the summary of a booking', () => {
  it('says the trip, who comes, the price and how to pay', () => {
    const sections = bookingPdfText(buildReservationDetail())
    expect(valueOf(sections, 'Dates')).toBe('Du 14 au 18\u00a0juin\u00a02027')
    expect(valueOf(sections, 'Voyageur 2')).toBe('Hugo Martel')
    expect(valueOf(sections, 'Total')).toBe('1\u00a0292,50\u00a0€')
    expect(valueOf(sections, 'IBAN')).toContain('FR76')
    expect(valueOf(sections, 'Ensuite')).toBe('Aucun remboursement')
  })

  it('says what a canceled one costs, and asks for no money', () => {
    const sections = bookingPdfText(buildReservationDetail({ status: 'canceled', cancellation_fee: 387.75 }))
    expect(valueOf(sections, 'Frais d’annulation')).toBe('387,75\u00a0€')
    expect(valueOf(sections, 'IBAN')).toBeUndefined()
  })

  it('says for how many an option is, even for one', () => {
    const sections = bookingPdfText(buildReservationDetail())
    expect(valueOf(sections, 'Sac de couchage prêté, 1 × 12,50\u00a0€')).toBe('12,50\u00a0€')
  })

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

  it('says who is still to be named', () => {
    const { participants, ...rest } = buildReservationDetail()
    const nameless = participants.map((one) => ({ ...one, first_name: null, last_name: null }))
    expect(valueOf(bookingPdfText({ ...rest, participants: nameless }), 'Voyageur 1')).toBe('À compléter')
  })

  it('is a PDF that carries its own fonts', async () => {
    const { text } = await printed(buildReservationDetail())
    expect(text.slice(0, 5)).toBe('%PDF-')
    expect(text).toMatch(/FontFile[23]/)
    expect(text).toMatch(/InstrumentSans/)
    expect(text).toMatch(/BricolageGrotesque/)
  })
})
