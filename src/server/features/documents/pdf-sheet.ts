import PDFDocument from 'pdfkit'
import type { RichTextLine } from '@/server/platform/payload/present-rich-text'
import { documentFonts } from './document-fonts'
import type { PdfSection } from './typeset-sections'

export const INK = '#0b2822'
export const SOFT = '#39524a'
const LINE = '#d3ddd7'
const CORAL = '#ff7a4f'
const MARGIN = 44
/** Above and below the text of a row, in points: a booking of two holds on one page. */
const ROW_PADDING = 3.2
const LABEL_WIDTH = 250

type Page = { pdf: PDFKit.PDFDocument }

/** A paper in the site's fonts, from its first A4 page to the bytes of its file. */
export const printSheets = async ({
  title,
  subject,
  draw,
}: {
  title: string
  subject: string
  draw: (pdf: PDFKit.PDFDocument) => void
}): Promise<Buffer> => {
  const fonts = documentFonts()
  const pdf = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    // The package's own default is a file that no bundle takes along.
    font: '',
    lang: 'fr-FR',
    displayTitle: true,
    info: { Title: title, Author: 'Lagopède', Subject: subject },
  })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const done = new Promise<void>((resolve, reject) => {
    pdf.on('end', resolve)
    pdf.on('error', reject)
  })
  for (const [name, font] of Object.entries(fonts)) pdf.registerFont(name, font)
  pdf.font('text')
  draw(pdf)
  pdf.end()
  await done
  return Buffer.concat(chunks)
}

/** Whose paper it is, what it is about, and for whom. */
export const drawHead = ({ pdf, title, subtitle }: Page & { title: string; subtitle: string }): void => {
  pdf.font('title').fontSize(18).fillColor(INK).text('Lagop', { continued: true })
  pdf.fillColor(CORAL).text('è', { continued: true }).fillColor(INK).text('de')
  pdf.font('text').fontSize(9.5).fillColor(SOFT).text('Aventures guidées bas carbone, Annecy')
  pdf.moveDown(1.2)
  pdf.font('title').fontSize(25).fillColor(INK).text(title, { lineGap: -2 })
  pdf.moveDown(0.25)
  pdf.font('text').fontSize(11).fillColor(SOFT).text(subtitle)
  pdf.moveDown(0.6)
}

/** A title and its rows, each with what it says on the left and how much on the right. */
export const drawSection = ({ pdf, section }: Page & { section: PdfSection }): void => {
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

/** In points, of a running text: its size, the space between lines, how far an item stands in. */
const TEXT = { size: 9.5, lineGap: 1.5, indent: 12 }

/** A title and the running text below it, over as many pages as it takes. */
export const drawLines = ({ pdf, section }: Page & { section: { title: string; lines: RichTextLine[] } }): void => {
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

/** Lines to write on by hand, side by side, the last one with room for a signature. */
export const drawSignatures = ({ pdf, labels }: Page & { labels: readonly string[] }): void => {
  const { left, right, bottom } = pdf.page.margins
  if (pdf.y + SIGNATURE_HEIGHT > pdf.page.height - bottom) pdf.addPage()
  const width = (pdf.page.width - left - right) / labels.length
  const top = pdf.y + 14
  pdf.font('strong').fontSize(10.5).fillColor(INK)
  for (const [index, label] of labels.entries()) {
    const x = left + index * width
    pdf.text(label, x, top, { lineBreak: false })
    const line = top + SIGNATURE_HEIGHT - 24
    pdf
      .moveTo(x, line)
      .lineTo(x + width - 18, line)
      .lineWidth(0.6)
      .strokeColor(LINE)
      .stroke()
  }
}

const SIGNATURE_HEIGHT = 86
