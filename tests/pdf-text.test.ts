import { expect, it } from 'vitest'
import { buildBookingPdf } from '@/server/features/documents/build-booking-pdf'
import { buildContractFacts } from './factories/contract-facts'
import { buildReservationDetail } from './factories/reservation-detail'
import { pdfText } from './pdf-text'

it('reads what a paper of the site says', async () => {
  const customer = { first_name: 'Camille', last_name: 'Rey', email: 'camille@exemple.fr' }
  const pdf = await buildBookingPdf({
    reservation: buildReservationDetail(),
    customer,
    registrations: [],
    contract: buildContractFacts(),
  })
  const text = pdfText(pdf)
  expect(text).toContain('Contrat de voyage à forfait')
  expect(text).toContain('Hugo Martel')
})
