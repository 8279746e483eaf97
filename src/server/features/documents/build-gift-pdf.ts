import path from 'node:path'
import { formatLongDate } from '@/domain/days/french-dates'
import { frenchSpaces } from '@/domain/text/french-spaces'
import { formatPrice } from '@/domain/text/price'
import type { GiftPicture } from '@/domain/gift-cards/gift-card'
import { INK, printSheets, SOFT } from './pdf-sheet'

const PAPER = '#f5f8f5'
const LINE = '#d3ddd7'
/** In points, of A4: the card is its upper half, what is written its lower one, folded behind. */
const MARGIN = 44
const FOLD = 421
const PICTURE = { width: 507, height: 250 }

/** A card as it is printed: plain values, which also pass between threads. */
export type GiftPaper = {
  code: string
  amountCents: number
  picture: GiftPicture
  giverName: string
  recipientName: string
  message: string | null
  /** The trip that it was bought for, an idea; null for a sum. */
  tripName: string | null
  expiresOn: string
  /** Where it is spent, without a scheme: it is typed. */
  site: string
  termsVersion: string | null
}

type Page = { pdf: PDFKit.PDFDocument; gift: GiftPaper }

const pictureFile = (key: GiftPaper['picture']): string =>
  path.join(process.cwd(), 'public/brand/cadeaux', `${key}.jpg`)

/** A gift card on one A4 page to fold in two: the picture and the sum in front, the words, the code and how to use it behind. */
export const buildGiftPdf = (gift: GiftPaper): Promise<Buffer> =>
  printSheets({
    title: 'Carte cadeau',
    subject: frenchSpaces(`Pour ${gift.recipientName}, de la part de ${gift.giverName}`),
    draw: (pdf) => {
      drawFront({ pdf, gift })
      drawFold(pdf)
      drawBack({ pdf, gift })
    },
  })

const drawFront = ({ pdf, gift }: Page): void => {
  const { width, height } = PICTURE
  pdf.save().roundedRect(MARGIN, MARGIN, width, height, 14).clip()
  pdf.image(pictureFile(gift.picture), MARGIN, MARGIN, { cover: [width, height], align: 'center', valign: 'center' })
  pdf.restore()
  pdf.font('text').fontSize(12).fillColor(SOFT)
  pdf.text('Une carte cadeau pour partir', MARGIN, MARGIN + height + 18, { lineBreak: false })
  pdf.font('title').fontSize(46).fillColor(INK)
  pdf.text(formatPrice(gift.amountCents / 100), MARGIN, MARGIN + height + 32, { lineBreak: false })
  drawIdea({ pdf, gift })
  const column = { width: 150, lineBreak: true, height: 40, ellipsis: true }
  for (const [label, value, left] of [
    ['Pour', gift.recipientName, 300],
    ['De la part de', gift.giverName, 440],
  ] as const) {
    pdf
      .font('text')
      .fontSize(10)
      .fillColor(SOFT)
      .text(label, left, MARGIN + height + 24)
    pdf
      .font('strong')
      .fontSize(13)
      .fillColor(INK)
      .text(value, left, MARGIN + height + 38, { ...column, width: 110 })
  }
}

/** Under the sum: what it was thought of for, and that it is not bound to it. */
const drawIdea = ({ pdf, gift }: Page): void => {
  if (gift.tripName === null) return
  pdf.font('strong').fontSize(10.5).fillColor(INK)
  const top = MARGIN + PICTURE.height + 84
  const line = { width: PICTURE.width, height: 13, ellipsis: true }
  pdf.text(frenchSpaces(`Une idée : ${gift.tripName}`), MARGIN, top, line)
  pdf
    .font('text')
    .fillColor(SOFT)
    .text('La carte se dépense sur toutes les aventures.', MARGIN, top + 15, line)
}

const drawFold = (pdf: PDFKit.PDFDocument): void => {
  pdf
    .save()
    .moveTo(0, FOLD)
    .lineTo(pdf.page.width, FOLD)
    .dash(3, { space: 4 })
    .lineWidth(0.6)
    .strokeColor(LINE)
    .stroke()
  pdf.restore()
  pdf.font('text').fontSize(7.5).fillColor(SOFT)
  pdf.text(frenchSpaces('Plie ici, vers l’arrière'), MARGIN, FOLD + 5, { lineBreak: false })
}

const drawBack = ({ pdf, gift }: Page): void => {
  const width = PICTURE.width
  pdf.y = FOLD + 34
  if (gift.message !== null) {
    pdf.font('title').fontSize(16).fillColor(INK)
    pdf.text(frenchSpaces(`« ${gift.message} »`), MARGIN, pdf.y, { width, lineGap: 2, height: 110, ellipsis: true })
    pdf.moveDown(0.8)
  }
  const top = pdf.y
  pdf.roundedRect(MARGIN, top, width, 62, 10).fillColor(PAPER).fill()
  pdf
    .font('text')
    .fontSize(9.5)
    .fillColor(SOFT)
    .text('Code de la carte', MARGIN + 18, top + 13)
  pdf.font('strong').fontSize(20).fillColor(INK)
  pdf.text(gift.code, MARGIN + 18, top + 27, { characterSpacing: 1.6, lineBreak: false })
  pdf
    .font('text')
    .fontSize(9.5)
    .fillColor(SOFT)
    .text('Jusqu’au', MARGIN + 330, top + 13)
  pdf
    .font('strong')
    .fontSize(13)
    .fillColor(INK)
    .text(formatLongDate(gift.expiresOn), MARGIN + 330, top + 29)
  pdf.y = top + 82
  pdf.font('strong').fontSize(11).fillColor(INK).text('Comment s’en servir', MARGIN, pdf.y)
  pdf.moveDown(0.3)
  const steps = [
    `Choisis ton aventure sur ${gift.site}.`,
    'À l’étape du paiement, écris le code dans « Carte cadeau ». Il n’a ni O ni 0, ni I ni 1.',
    'La carte paie ce qu’elle peut. Ce qui reste dessus t’attend pour une autre fois.',
  ]
  for (const [index, step] of steps.entries()) {
    pdf.font('text').fontSize(10.5).fillColor(SOFT)
    pdf.text(frenchSpaces(`${String(index + 1)}. ${step}`), MARGIN, pdf.y, { width })
    pdf.moveDown(0.2)
  }
  pdf.moveDown(0.4).fontSize(8)
  const terms = gift.termsVersion === null ? '' : ` Conditions des cartes cadeaux, version ${gift.termsVersion}.`
  pdf.text(frenchSpaces(`Garde ce code comme un billet : qui l’a peut s’en servir.${terms}`), MARGIN, pdf.y, { width })
}
