import { describe, expect, it } from 'vitest'
import { buildReservationDetail } from '../../../tests/factories/reservation-detail'
import { bookingPdfText } from './booking-pdf-text'
import { buildBookingPdf } from './build-booking-pdf'

const valueOf = (sections: ReturnType<typeof bookingPdfText>, label: string) =>
  sections.flatMap(({ rows }) => rows).find((row) => row.label === label)?.value

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

  it('says who is still to be named', () => {
    const { participants, ...rest } = buildReservationDetail()
    const nameless = participants.map((one) => ({ ...one, first_name: null, last_name: null }))
    expect(valueOf(bookingPdfText({ ...rest, participants: nameless }), 'Voyageur 1')).toBe('À compléter')
  })

  it('is a PDF that carries its own fonts', async () => {
    const pdf = await buildBookingPdf({
      reservation: buildReservationDetail(),
      customer: { first_name: 'Camille', last_name: 'Rey', email: 'camille@exemple.fr' },
    })
    const text = pdf.toString('latin1')
    expect(text.slice(0, 5)).toBe('%PDF-')
    expect(text).toMatch(/FontFile[23]/)
    expect(text).toMatch(/InstrumentSans/)
    expect(text).toMatch(/BricolageGrotesque/)
  })
})
