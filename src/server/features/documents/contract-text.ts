import type { ReservationDetail } from '@/contract/reservation-detail'
import { keptFigureRows } from '@/domain/carbon/kept-figure'
import { REVISION_CAUSES } from '@/domain/changes/contract-change'
import { CAUSE_LABELS, changedDaysText } from '@/domain/changes/contract-change-words'
import { addDays } from '@/domain/days/days'
import { formatShortDate } from '@/domain/days/french-dates'
import { formatInstantInFull } from '@/domain/days/french-instants'
import { frenchSpaces } from '@/domain/text/french-spaces'
import { legalTitle, legalVersionPath } from '@/domain/legal/legal-documents'
import { cessionDay, minimumDecisionDay } from '@/domain/catalogue/minimum-participants'
import { formatCount } from '@/domain/text/plural'
import { formatPrice } from '@/domain/text/price'
import { SITE_PATHS } from '@/domain/site/site-paths'
import type { Holding } from '@/domain/changes/contract-change'
import type { RichTextLine } from '@/server/platform/payload/present-rich-text'
import type { ContractFacts } from './read-contract'

export type ContractSection = { title: string; lines: RichTextLine[] }

type Booking = {
  reservation: ReservationDetail
  customer: { first_name: string | null; last_name: string | null; email: string }
  contract: ContractFacts
}

/** What the contract of a package says after its summary, section by section (Code du tourisme, R211-4 and R211-6). */
export const contractText = ({ reservation, customer, contract }: Booking): ContractSection[] =>
  [
    { title: 'Les parties', lines: partiesOf({ customer, contract }) },
    {
      title: 'Le programme et les hébergements',
      lines: contract.days.map((day, index) => dayLine({ day, index, reservation })),
    },
    { title: 'Le transport', lines: transportOf(reservation) },
    { title: 'Le bilan carbone, compté à la commande', lines: carbonOf(reservation) },
    { title: 'Compris dans le prix', lines: items(contract.included) },
    { title: 'Non compris', lines: items(contract.not_included) },
    { title: 'Demandes particulières', lines: requestsOf(reservation) },
    { title: 'Nombre minimal de participants', lines: minimumOf({ reservation, contract }) },
    { title: 'Niveau des voyageurs', lines: levelOf(contract) },
    { title: 'Modifications du contrat', lines: amendmentsOf(contract) },
    { title: 'Cession', lines: transfersOf(contract) },
    { title: 'Révision du prix', lines: revisionOf(contract) },
    { title: 'Dates et adresses de tes droits', lines: rightsOf({ reservation, contract }) },
    ...(contract.terms
      ? [{ title: `Conditions générales de vente, version ${contract.terms.version}`, lines: contract.terms.lines }]
      : []),
  ]
    .filter(({ lines }) => lines.length > 0)
    .map(({ title, lines }) => ({
      title: frenchSpaces(title),
      lines: lines.map((line) => ({ ...line, text: frenchSpaces(line.text) })),
    }))

const texts = (...lines: string[]): RichTextLine[] => lines.map((text) => ({ kind: 'text', text }))
const items = (lines: string[]): RichTextLine[] => lines.map((text) => ({ kind: 'item', text }))

const partiesOf = ({ customer, contract: { agency } }: Pick<Booking, 'customer' | 'contract'>): RichTextLine[] => {
  const name = [customer.first_name, customer.last_name].filter(Boolean).join(' ')
  const told = (label: string, value: string | null | undefined) => (value ? [`${label} : ${value}`] : [])
  return [
    ...texts(`Le client : ${[name, customer.email].filter(Boolean).join(', ')}.`),
    ...texts(
      `L’organisateur et vendeur : ${[agency?.company ?? 'Lagopède', agency?.form, agency?.office].filter(Boolean).join(', ')}.`,
    ),
    ...items([
      ...told('Immatriculation', agency?.register),
      ...told('Registre des opérateurs de voyages', agency?.travel_register),
      ...told('Garant contre l’insolvabilité', agency?.guarantor),
      ...told('Assureur de responsabilité civile professionnelle', agency?.insurer),
      ...told('Pour nous joindre, aussi en cas d’urgence', [agency?.phone, agency?.email].filter(Boolean).join(', ')),
    ]),
  ]
}

const dayLine = ({
  day: { title, text, night, meals },
  index,
  reservation,
}: {
  day: ContractFacts['days'][number]
  index: number
  reservation: ReservationDetail
}): RichTextLine => ({
  kind: 'item',
  text: [
    `${formatShortDate(addDays(reservation.departure_date, index))} : ${title.trim().replace(/\.$/, '')}.`,
    text.trim(),
    ...(night ? [`Nuit : ${night.replace(/\.$/, '')}.`] : []),
    ...(meals ? [`Repas : ${meals.replace(/\.$/, '')}.`] : []),
  ].join(' '),
})

const transportOf = ({ expedition, journeys }: ReservationDetail): RichTextLine[] =>
  texts(
    [
      expedition.meeting_point && `Le voyage commence au rendez-vous : ${expedition.meeting_point}.`,
      expedition.station && `Gare la plus proche : ${expedition.station}.`,
      'Le trajet jusqu’au rendez-vous n’est pas compris, sauf s’il est nommé sous « Compris dans le prix ».',
      journeys.length > 0 &&
        `Trajets conseillés, donnés à titre indicatif, depuis ${journeys.map(({ city }) => city).join(', ')}.`,
    ]
      .filter(Boolean)
      .join(' '),
  )

/** Bookings of before it was counted say nothing. */
const carbonOf = ({ carbon }: ReservationDetail): RichTextLine[] =>
  carbon
    ? items([
        ...keptFigureRows(carbon).map(({ label, value }) => `${label} : ${value}.`),
        `Comment on compte : sur notre site, page ${SITE_PATHS.carbonMethod}.`,
      ])
    : []

const requestsOf = ({ price }: ReservationDetail): RichTextLine[] => {
  const options = price.lines.filter(({ kind }) => kind === 'option')
  return texts(
    options.length > 0
      ? `Acceptées : ${options.map(({ label, count }) => `${label} × ${String(count)}`).join(', ')}. Aucune autre ne fait partie du contrat.`
      : 'Aucune ne fait partie du contrat.',
  )
}

const minimumOf = ({ reservation, contract }: Pick<Booking, 'reservation' | 'contract'>): RichTextLine[] => {
  const { min_participants: minimum } = contract
  if (minimum === null) return texts('Ce départ n’en demande pas.')
  const day = minimumDecisionDay({
    departureStart: reservation.departure_date,
    durationDays: reservation.duration_days,
  })
  return items([
    `Ce départ demande ${formatCount(minimum, 'participant')} au moins.`,
    `Dernier jour pour te dire qu’il est annulé faute de participants : ${formatShortDate(day)}.`,
  ])
}

const levelOf = ({ level_notice: notice }: ContractFacts): RichTextLine[] =>
  notice
    ? [
        ...items(
          notice.gaps.map(
            ({ position, level }) =>
              `Voyageur ${String(position)} : niveau ${String(level)} annoncé, ${String(notice.demand)} demandé.`,
          ),
        ),
        ...texts(`Avertissement accepté à la commande, version ${notice.version} :`),
        ...notice.lines,
      ]
    : []

/** What was, what replaced it, why, and who answered what on which day. */
const amendmentsOf = ({ amendments }: ContractFacts): RichTextLine[] =>
  amendments.flatMap((one) => [
    ...texts(`Proposée le ${formatShortDate(one.told_on)} : ${one.justification}`),
    ...items([
      ...(one.was !== null && one.becomes !== null ? [`Avant : ${one.was}`, `Après : ${one.becomes}`] : []),
      ...daysLine(one),
      ...one.variations.map(
        ({ cause, from, to }) =>
          `${CAUSE_LABELS[cause]} : ${formatNumber(from)} au contrat, ${formatNumber(to)} ce jour-là.`,
      ),
      one.from_cents === one.to_cents
        ? `Prix inchangé : ${formatPrice(one.to_cents / 100)}.`
        : `Prix : ${formatPrice(one.from_cents / 100)} avant, ${formatPrice(one.to_cents / 100)} après.`,
      `${HOLDING_WORDS[one.holding]} le ${formatInstantInFull(one.at)}, texte en version ${one.text_version}.`,
    ]),
  ])

const daysLine = ({ old_start, old_end, new_start, new_end }: ContractFacts['amendments'][number]): string[] =>
  old_start !== null && old_end !== null && new_start !== null && new_end !== null
    ? [changedDaysText({ was: { start: old_start, end: old_end }, becomes: { start: new_start, end: new_end } })]
    : []

const HOLDING_WORDS: Record<Holding, string> = {
  told: 'Appliquée sans réponse à donner,',
  accepted: 'Acceptée par le client',
  silence: 'Acceptée faute de réponse',
}

const formatNumber = (value: number): string =>
  new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 4 }).format(value)

// What these shares are for is in the text with versions that they are a part of.
const revisionOf = ({ changes }: ContractFacts): RichTextLine[] => {
  if (changes === null) return []
  return items([
    ...REVISION_CAUSES.map(
      (cause) => `${CAUSE_LABELS[cause]} : ${formatNumber(changes[`${cause}_percent`])} % du prix.`,
    ),
    `Texte « ${legalTitle('contract_changes')} », version ${changes.version} : ${legalVersionPath({ kind: 'contract_changes', version: changes.version })}, sur notre site.`,
  ])
}

/** Who takes a place is among the travelers of the summary: here is when, and what was agreed. */
const transfersOf = ({ transfers }: ContractFacts): RichTextLine[] => {
  const last = transfers.at(-1)
  return [
    ...items(
      transfers.map(({ position, at }) => `Place du voyageur ${String(position)} cédée le ${formatInstantInFull(at)}.`),
    ),
    ...(last && last.lines.length > 0
      ? [...texts(`Conditions acceptées, version ${last.notice_version ?? ''} :`), ...last.lines]
      : []),
  ]
}

// What these rights are is in the conditions, a text with versions that the contract ends with.
const rightsOf = ({ reservation, contract: { agency } }: Pick<Booking, 'reservation' | 'contract'>): RichTextLine[] => {
  const complaints = [agency?.email, agency?.office].filter(Boolean).join(', ')
  return items([
    `Dernier jour pour céder ton contrat de plein droit : ${formatShortDate(cessionDay(reservation.departure_date))}.`,
    ...(complaints ? [`Pour une réclamation : ${complaints}.`] : []),
    ...(agency?.mediator ? [`Médiateur : ${agency.mediator}.`] : []),
  ])
}
