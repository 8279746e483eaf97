import { afterEach, describe, expect, it } from 'vitest'
import { buildContractFacts } from '../../../../tests/factories/contract-facts'
import { buildReservationDetail } from '../../../../tests/factories/reservation-detail'
import { buildBookingPdf } from './build-booking-pdf'
import { drawBookingPdf } from './draw-booking-pdf'
import { pdfDrawer } from './pdf-drawer'
import { startPdfThread } from './start-pdf-thread'

const booking = {
  reservation: buildReservationDetail(),
  customer: { first_name: 'Camille', last_name: 'Rey', email: 'camille@exemple.fr' },
  registrations: ['Assurance\u00a0: un assureur'],
  contract: buildContractFacts(),
}

/** Less what changes from one drawing to the next: its date, its number, the tags of the fonts. */
const shapeOf = (pdf: Uint8Array) => {
  const text = Buffer.from(pdf).toString('latin1')
  return {
    head: text.slice(0, 8),
    objects: text.match(/^\d+ 0 obj$/gm)?.length,
    fonts: [...new Set([...text.matchAll(/\/FontName \/\w+\+([\w-]+)/g)].map(([, name]) => name))].sort(),
  }
}

afterEach(() => {
  pdfDrawer().draw = undefined
})

describe('drawBookingPdf', () => {
  it('draws in the thread what it draws in place', { timeout: 60_000 }, async () => {
    startPdfThread({ execArgv: ['--import', 'tsx'] })
    const inThread = pdfDrawer().draw
    let wasAsked = false
    pdfDrawer().draw = (asked) => {
      wasAsked = true
      return inThread?.(asked) ?? Promise.reject(new Error('no thread'))
    }
    const drawn = await drawBookingPdf(booking)
    expect(wasAsked).toBe(true)
    expect(shapeOf(drawn)).toEqual(shapeOf(await buildBookingPdf(booking)))
    expect(shapeOf(drawn).fonts.length).toBeGreaterThan(1)
  })

  it('draws in place where nobody started a thread', async () => {
    expect(Buffer.from(await drawBookingPdf(booking)).toString('latin1', 0, 5)).toBe('%PDF-')
  })

  it('says in French that too many are asked', async () => {
    pdfDrawer().draw = () => Promise.resolve({ ok: false, reason: 'busy' })
    await expect(drawBookingPdf(booking)).rejects.toMatchObject({
      status: 503,
      message: expect.stringContaining('Trop de documents') as string,
    })
  })

  it('hands the thread nothing but the booking', async () => {
    let handed: unknown
    pdfDrawer().draw = (asked) => {
      handed = asked
      return Promise.resolve({ ok: true, result: new Uint8Array() })
    }
    await drawBookingPdf({
      ...booking,
      customer: { ...booking.customer, phone: '+33600000000' } as typeof booking.customer,
    })
    expect(handed).toEqual(booking)
  })
})
