import PDFDocument from 'pdfkit'
import type { ReservationDetail } from '@/contract/reservations'
import { frenchSpaces } from '@/domain/french-spaces'
import { bookingPdfText, type PdfSection } from './booking-pdf-text'
import { contractText, type ContractSection } from './contract-text'
import { DOCUMENT_FONTS } from './document-fonts'
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

const INK = '#0b2822'
const SOFT = '#39524a'
const LINE = '#d3ddd7'
const CORAL = '#ff7a4f'
const MARGIN = 44
/** Above and below the text of a row, in points: a booking of two holds on one page. */
const ROW_PADDING = 3.2
const LABEL_WIDTH = 250

/** A booking on paper, in the site's fonts: its summary on a first A4 page, as the dashboard shows it, then its contract. */
export const buildBookingPdf = async ({
  reservation,
  customer,
  registrations,
  contract,
}: BookingOfPdf): Promise<Buffer> => {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    // The package's own default is a file that no bundle takes along.
    font: DOCUMENT_FONTS.text,
    lang: 'fr-FR',
    displayTitle: true,
    info: { Title: `Réservation ${reservation.number}`, Author: 'Lagopède', Subject: reservation.name },
  })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const done = new Promise<void>((resolve, reject) => {
    pdf.on('end', resolve)
    pdf.on('error', reject)
  })
  for (const [name, file] of Object.entries(DOCUMENT_FONTS)) pdf.registerFont(name, file)
  drawHead({ pdf, reservation, customer })
  for (const section of bookingPdfText(reservation)) drawSection({ pdf, section })
  drawFoot({ pdf, registrations })
  pdf.addPage()
  pdf.font('title').fontSize(20).fillColor(INK).text('Contrat de voyage à forfait')
  for (const section of contractText({ reservation, customer, contract })) drawContractSection({ pdf, section })
  pdf.end()
  await done
  return Buffer.concat(chunks)
}

type Page = { pdf: PDFKit.PDFDocument }

const drawHead = ({ pdf, reservation, customer }: Pick<BookingOfPdf, 'reservation' | 'customer'> & Page): void => {
  pdf.font('title').fontSize(18).fillColor(INK).text('Lagop', { continued: true })
  pdf.fillColor(CORAL).text('è', { continued: true }).fillColor(INK).text('de')
  pdf.font('text').fontSize(9.5).fillColor(SOFT).text('Aventures guidées bas carbone, Annecy')
  pdf.moveDown(1.2)
  pdf.font('title').fontSize(25).fillColor(INK).text(frenchSpaces(reservation.name), { lineGap: -2 })
  pdf.moveDown(0.25)
  const name = [customer.first_name, customer.last_name].filter(Boolean).join(' ')
  pdf
    .font('text')
    .fontSize(11)
    .fillColor(SOFT)
    .text(frenchSpaces(`Réservation ${reservation.number}, ${name || customer.email}`))
  pdf.moveDown(0.6)
}

const drawSection = ({ pdf, section }: Page & { section: PdfSection }): void => {
  const { left, right } = pdf.page.margins
  const width = pdf.page.width - left - right
  // A title never stands alone at the foot of a page.
  if (pdf.y > pdf.page.height - 110) pdf.addPage()
  pdf.moveDown(0.6)
  pdf.font('title').fontSize(13).fillColor(INK).text(section.title, left, pdf.y)
  pdf.moveDown(0.3)
  for (const { label, value, isTotal = false } of section.rows) {
    const font = isTotal ? 'strong' : 'text'
    const valueWidth = width - LABEL_WIDTH
    pdf.font(font).fontSize(10.5)
    const height = Math.max(
      pdf.heightOfString(label, { width: LABEL_WIDTH - 12 }),
      pdf.font('strong').heightOfString(value, { width: valueWidth }),
    )
    if (pdf.y + height + 2 * ROW_PADDING > pdf.page.height - pdf.page.margins.bottom) pdf.addPage()
    const top = pdf.y
    pdf
      .moveTo(left, top)
      .lineTo(left + width, top)
      .lineWidth(0.6)
      .strokeColor(LINE)
      .stroke()
    pdf
      .font(font)
      .fillColor(isTotal ? INK : SOFT)
      .text(label, left, top + ROW_PADDING, { width: LABEL_WIDTH - 12 })
    pdf
      .font('strong')
      .fillColor(INK)
      .text(value, left + LABEL_WIDTH, top + ROW_PADDING, { width: valueWidth, align: 'right' })
    pdf.x = left
    pdf.y = top + height + 2 * ROW_PADDING
  }
}

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
