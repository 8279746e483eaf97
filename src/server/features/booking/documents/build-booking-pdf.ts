import type { ReservationDetail } from '@/contract/reservations'
import { frenchSpaces } from '@/domain/french-spaces'
import { bookingPdfText } from './booking-pdf-text'
import { contractText, type ContractSection } from './contract-text'
import { drawHead, drawSection, INK, printSheets, SOFT } from './pdf-sheet'
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
      for (const section of contractText({ reservation, customer, contract })) drawContractSection({ pdf, section })
    },
  })
}

type Page = { pdf: PDFKit.PDFDocument }

/** In points, of the contract's text: its size, the space between lines, how far an item stands in. */
const TEXT = { size: 9.5, lineGap: 1.5, indent: 12 }

const drawContractSection = ({ pdf, section }: Page & { section: ContractSection }): void => {
  const { left } = pdf.page.margins
  if (pdf.y > pdf.page.height - 110) pdf.addPage()
  pdf.moveDown(0.7)
  pdf.font('title').fontSize(13).fillColor(INK).text(section.title, left, pdf.y)
  pdf.moveDown(0.25)
  for (const { kind, text } of section.lines) {
    if (kind === 'heading') {
      if (pdf.y > pdf.page.height - 90) pdf.addPage()
      pdf.moveDown(0.4).font('strong').fontSize(10.5).fillColor(INK).text(text, left, pdf.y)
    } else {
      pdf.font('text').fontSize(TEXT.size)
      const indent = kind === 'item' ? TEXT.indent : 0
      if (pdf.y + pdf.currentLineHeight() > pdf.page.height - pdf.page.margins.bottom) pdf.addPage()
      pdf.fillColor(SOFT)
      if (kind === 'item') pdf.text('•', left, pdf.y, { lineBreak: false })
      pdf.text(text, left + indent, pdf.y, {
        width: pdf.page.width - left - pdf.page.margins.right - indent,
        lineGap: TEXT.lineGap,
      })
    }
    pdf.x = left
    pdf.moveDown(0.2)
  }
}

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
