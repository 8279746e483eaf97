import type { ReservationDetail } from '@/contract/reservation-detail'
import { frenchSpaces } from '@/domain/text/french-spaces'
import { bookingPdfText } from './booking-pdf-text'
import { contractText } from './contract-text'
import { drawHead, drawLines, drawSection, INK, printSheets, SOFT } from './pdf-sheet'
import type { ContractFacts } from './read-contract'

type Customer = { first_name: string | null; last_name: string | null; email: string }

/** What the summary is made from: plain values, which also pass between threads. */
export type BookingOfPdf = {
  reservation: ReservationDetail
  customer: Customer
  /** The lines that name the agency’s registration, guarantor and insurer. */
  registrations: string[]
  contract: ContractFacts
}

/** A booking on paper, in the site's fonts: its summary on a first A4 page, as the dashboard shows it, then its contract. */
export const buildBookingPdf = ({ reservation, customer, registrations, contract }: BookingOfPdf): Promise<Buffer> => {
  const name = [customer.first_name, customer.last_name].filter(Boolean).join(' ')
  return printSheets({
    title: `Réservation ${reservation.number}`,
    subject: reservation.name,
    draw: (pdf) => {
      drawHead({
        pdf,
        title: frenchSpaces(reservation.name),
        subtitle: frenchSpaces(`Réservation ${reservation.number}, ${name || customer.email}`),
      })
      for (const section of bookingPdfText(reservation)) drawSection({ pdf, section })
      drawFoot({ pdf, registrations })
      pdf.addPage()
      pdf.font('title').fontSize(20).fillColor(INK).text('Contrat de voyage à forfait')
      for (const section of contractText({ reservation, customer, contract })) drawLines({ pdf, section })
    },
  })
}

type Page = { pdf: PDFKit.PDFDocument }

const drawFoot = ({ pdf, registrations }: Pick<BookingOfPdf, 'registrations'> & Page): void => {
  pdf.moveDown(0.5)
  pdf
    .font('text')
    .fontSize(8.5)
    .fillColor(SOFT)
    .text(
      frenchSpaces(
        'Ce récapitulatif reprend ce que ton espace montre au jour de son impression. Les conditions générales acceptées à la commande s’appliquent.',
      ),
      pdf.page.margins.left,
      pdf.y,
    )
  if (registrations.length > 0) pdf.fontSize(8).text(frenchSpaces(registrations.join(' · ')))
}
