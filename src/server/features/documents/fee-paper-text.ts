import { feeCalculation, type FeeCalculation } from '@/domain/changes/fee-calculation'
import { formatShortDate } from '@/domain/days/french-dates'
import { frenchSpaces } from '@/domain/text/french-spaces'
import { formatCount } from '@/domain/text/plural'
import { formatPrice } from '@/domain/text/price'
import type { ContractSection } from './contract-text'
import type { FeePaper } from './fee-facts'
import { type PdfSection, typesetSections } from './typeset-sections'

/** A paper of sections and notes, under a title; a text may follow it, from a page of its own on. */
export type SectionPaper = {
  title: string
  subtitle: string
  sections: PdfSection[]
  notes: string[]
  annex?: { title: string; sections: ContractSection[] }
}

/** What justifies the fees of a booking to its customer, line by line (Code du tourisme, L211-14 I). */
export const feePaperText = (paper: FeePaper): SectionPaper => {
  const calculation = feeCalculation(paper)
  const isCanceled = paper.canceled !== null
  const isOver = !isCanceled && paper.today >= paper.departureStart
  const sections = [
    bookingOf(paper),
    tableOf({ paper, calculation }),
    ...(isOver
      ? [{ title: 'Le voyage a commencé', rows: [{ label: 'Annulation', value: 'Elle n’est plus possible' }] }]
      : [
          {
            title: isCanceled ? 'Le calcul des frais' : 'Si tu annules aujourd’hui',
            rows: sumsOf({ paper, calculation }),
          },
          { title: isCanceled ? 'Ce qui te revient' : 'Ce qui te reviendrait', rows: refundOf(calculation) },
        ]),
  ]
  return {
    title: frenchSpaces('Justification des frais d’annulation'),
    subtitle: frenchSpaces(`Réservation ${paper.number}, ${paper.name}`),
    sections: typesetSections(sections),
    notes: [
      'Article L211-14, I du code du tourisme : les frais d’annulation sont raisonnables, tiennent compte de la date, et sont diminués des économies réalisées et du prix des places revendues.',
      ...(isCanceled || isOver
        ? []
        : ['Ce calcul vaut pour aujourd’hui. Rien n’est annulé tant que tu ne l’as pas confirmé.']),
      ...(isOver ? [] : ['Remboursement sous quatorze jours après l’annulation (article R211-10).']),
    ].map(frenchSpaces),
  }
}

type Counted = { paper: FeePaper; calculation: FeeCalculation }

const bookingOf = ({ departureStart, travelers, names, canceled }: FeePaper): PdfSection => ({
  title: 'La réservation',
  rows: [
    { label: 'Premier jour du voyage', value: formatShortDate(departureStart) },
    {
      label: 'Voyageurs concernés',
      value: names.length > 0 ? names.join(', ') : formatCount(travelers, 'personne'),
    },
    ...(canceled
      ? [{ label: canceled.byAgency ? 'Annulée par l’agence le' : 'Annulée le', value: formatShortDate(canceled.on) }]
      : []),
  ],
})

const tableOf = ({ paper: { feeTable, refundCeiling }, calculation: { steps, day } }: Counted): PdfSection => {
  const reached = steps.findIndex(({ until }) => until === null || day <= until)
  return {
    title: `Le barème du contrat, version ${feeTable.version}`,
    rows: [
      ...steps.map(({ until, refundPercent }, index) => ({
        label: `${until ? `Jusqu’au ${formatShortDate(until)}` : steps.length > 1 ? 'Ensuite, jusqu’au départ' : 'Jusqu’au départ'}${index === reached ? ` (le ${formatShortDate(day)})` : ''}`,
        value: `${String(refundPercent)} % remboursés, ${String(100 - refundPercent)} % de frais`,
        isTotal: index === reached,
      })),
      ...(refundCeiling < 100
        ? [
            {
              label: 'Après un changement de date',
              value: `L’étape atteinte est gardée : ${String(refundCeiling)} % au plus`,
            },
          ]
        : []),
    ],
  }
}

const euros = (cents: number): string => formatPrice(cents / 100)
const line = (label: string, cents: number) => ({ label, value: euros(cents) })

const sumsOf = ({ paper, calculation }: Counted): PdfSection['rows'] => {
  const { baseCents, refundPercent, tableFeeCents, travelersFeeCents, adjustmentCents, savingsCents, feeCents } =
    calculation
  const isCanceled = paper.canceled !== null
  return [
    ...(paper.canceled?.byAgency
      ? []
      : [
          line('Prix des places annulées', baseCents),
          line(`Frais du barème, ${String(100 - refundPercent)} % du prix`, tableFeeCents),
        ]),
    ...(travelersFeeCents > 0
      ? [line('Frais gardés pour des voyageurs annulés avant, économies déduites', travelersFeeCents)]
      : []),
    ...(adjustmentCents < 0 ? [line('Remise de l’agence', adjustmentCents)] : []),
    ...(adjustmentCents > 0 ? [line('Autres frais, convenus avec l’agence', adjustmentCents)] : []),
    ...(isCanceled && savingsCents > 0 ? [line('Économies et places revendues', -savingsCents)] : []),
    { ...line(isCanceled ? 'Frais gardés' : 'Frais', feeCents), isTotal: true },
  ]
}

const refundOf = ({
  paidCents,
  feeCents,
  indemnityCents,
  refundCents,
  refundBy,
}: FeeCalculation): PdfSection['rows'] => [
  line('Déjà réglé, remboursements déduits', paidCents),
  line('Frais', -feeCents),
  ...(indemnityCents > 0 ? [line('Indemnité due par l’agence', indemnityCents)] : []),
  { ...line('À rembourser', refundCents), isTotal: true },
  ...(refundCents > 0 ? [{ label: 'Au plus tard le', value: formatShortDate(refundBy) }] : []),
  ...(refundCents === 0 && paidCents < feeCents ? [line('Reste dû', feeCents - Math.max(0, paidCents))] : []),
]
