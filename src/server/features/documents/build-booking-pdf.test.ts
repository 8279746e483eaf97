import { inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type { ReservationDetail } from '@/contract/reservation-detail'
import { presentCancellation } from '@/domain/changes/present-cancellation'
import { buildContractFacts } from '../../../../tests/factories/contract-facts'
import { CANCELLATION_TERMS } from '../../../../tests/factories/fee-table'
import { buildReservationDetail } from '../../../../tests/factories/reservation-detail'
import { buildBookingPdf } from './build-booking-pdf'

/** Of which a page is more than enough. */
const SHORT = buildContractFacts({ days: [], included: [], not_included: [], agency: null, terms: null })
const REGISTRATIONS = ['Registre\u00a0: IM074180018', 'Garantie\u00a0: un garant', 'Assurance\u00a0: un assureur']

const printed = async (reservation: ReservationDetail, { registrations = REGISTRATIONS, contract = SHORT } = {}) => {
  const customer = { first_name: 'Camille', last_name: 'Rey', email: 'camille@exemple.fr' }
  const text = (await buildBookingPdf({ reservation, customer, registrations, contract })).toString('latin1')
  return { text, pages: text.match(/\/Type \/Page\b/g)?.length }
}

/** How many pieces of text the pages show: they are compressed, and their letters are numbers of a font. */
const countTexts = (pdf: string): number =>
  [...pdf.matchAll(/FlateDecode\n>>\nstream\n([\s\S]*?)\nendstream/g)]
    .map(([, stream = '']) => Buffer.from(stream, 'latin1'))
    .filter((stream) => stream.length > 0)
    .map((stream) => inflateSync(stream).toString('latin1').match(/\] TJ/g)?.length ?? 0)
    .reduce((sum, count) => sum + count, 0)

describe('the summary of a booking', () => {
  it('holds on one page for two travelers, with a long name and two options, and a short contract on another', async () => {
    const whole = buildReservationDetail()
    const { pages } = await printed({
      ...whole,
      name: 'Traversée du Vercors en bivouac, de Corrençon à Châtillon-en-Diois',
      price: { ...whole.price, lines: [...whole.price.lines, ...whole.price.lines.slice(1)] },
      cancellation: presentCancellation({ ...CANCELLATION_TERMS, departureStart: whole.departure_date }),
    })
    expect(pages).toBe(2)
  })

  it('reproduces conditions of any length', async () => {
    const lines = Array.from({ length: 120 }, () => ({ kind: 'text' as const, text: 'Une phrase des conditions.' }))
    const { pages } = await printed(buildReservationDetail(), {
      contract: buildContractFacts({ terms: { version: '1', lines } }),
    })
    expect(pages).toBe(5)
  })

  it('names who answers for the agency', async () => {
    const [without, named] = [
      await printed(buildReservationDetail(), { registrations: [] }),
      await printed(buildReservationDetail()),
    ]
    expect(countTexts(named.text)).toBeGreaterThan(countTexts(without.text))
    expect(named.pages).toBe(2)
  })

  it('is a PDF that carries its own fonts', async () => {
    const { text } = await printed(buildReservationDetail())
    expect(text.slice(0, 5)).toBe('%PDF-')
    expect(text).toMatch(/FontFile[23]/)
    expect(text).toMatch(/InstrumentSans/)
    expect(text).toMatch(/BricolageGrotesque/)
  })
})
