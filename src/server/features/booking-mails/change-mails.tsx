import type { ContractChangeDetail } from '@/contract/contract-changes'
import { causeText, changedDaysText, changedPriceText, silenceText } from '@/domain/changes/contract-change-words'
import { formatDateRange, formatLongDate, formatShortDate } from '@/domain/days/french-dates'
import { formatPrice } from '@/domain/text/price'
import { env } from '@/env'
import { drawChangeLink } from '@/server/features/changes/contract-changes/change-link'
import { readChange } from '@/server/features/changes/contract-changes/read-change'
import { readContract, type ContractFacts } from '@/server/features/documents/read-contract'
import { readRegistrations } from '@/server/features/legal/read-registrations'
import { presentReservation, type ReservationRow } from '@/server/features/reservations/present-reservation'
import { reservationStatement } from '@/server/features/reservations/reservation-statement'
import { onlyRow } from '@/server/platform/db/only-row'
import { sql } from '@/server/platform/db/transaction-of'
import { transactionOnClient } from '@/server/platform/db/transaction-on-client'
import { Letter } from '@/server/platform/email/letter'
import {
  defineWordedMail,
  SAMPLE_READER,
  SAMPLE_TRIP,
  type ComposedMail,
  type MailQuery,
  type SaidMail,
} from '@/server/platform/email/mail'
import { bookingAttachments } from './booking-attachments'

type Told = { changeId: number; reservationId: number }
type Reader = { email: string; first_name: string | null; last_name: string | null }
type Asked = { reader: Reader; change: ContractChangeDetail; href: string }

const FOOTNOTE =
  'Tu reçois ce message parce que tu as réservé cette aventure. Garde-le\u00a0: il fait partie de ton contrat.'

const findReader = async ({ reservationId, query }: { reservationId: number; query: MailQuery }) => {
  const { rows } = await query<Reader>(
    `select u.email, u.first_name, u.last_name from reservations r join users u on u.id = r.user_id
     where r.id = $1 and u.deleted_at is null`,
    [reservationId],
  )
  return rows[0]
}

/** What is asked, with a link of this very message; null once it is answered or over. */
const readAsked = async ({ changeId, reservationId }: Told, query: MailQuery): Promise<Asked | null> => {
  const reader = await findReader({ reservationId, query })
  if (!reader) return null
  const run = transactionOnClient({ query }).execute
  const change = await readChange({ run, reservationId, changeId })
  return change.is_open ? { reader, change, href: await drawChangeLink({ changeId, reservationId, query }) } : null
}

const tripOf = ({ expedition, departure_start: start, departure_end: end, days }: ContractChangeDetail): string =>
  `« ${expedition} », ${formatDateRange(days?.was ?? { start, end }).toLowerCase()}`

/** What was and what becomes, why, and by which figures. */
const changeOf = (change: ContractChangeDetail): string[] => [
  `Pourquoi\u00a0: ${change.justification}`,
  ...(change.was !== null && change.becomes !== null
    ? [`Ce qui était prévu\u00a0: ${change.was}`, `Ce qui le remplace\u00a0: ${change.becomes}`]
    : []),
  ...(change.days ? [changedDaysText(change.days)] : []),
  ...change.causes.map(causeText),
  changedPriceText(change),
]

const waysOf = ({ refund, dates }: ContractChangeDetail): string => {
  const back = refund.amount > 0 ? `\u00a0: nous te rendons ${formatPrice(refund.amount)} dans les quatorze jours` : ''
  const other = dates.length > 0 ? ' Tu peux aussi partir à une autre date.' : ''
  return `Tu acceptes, ou tu mets fin au contrat sans frais${back}.${other} Rien n’est choisi à ta place.`
}

const askedFacts = ({ change }: Asked) => ({
  ...{ numéro: change.number, aventure: tripOf(change), 'jour-limite': formatShortDate(change.answer_by) },
  'ce-qui-change': change.kind === 'price' ? 'Le prix de ton voyage change' : 'Ton voyage change',
  modification: changeOf(change),
  'tes-choix': [waysOf(change)],
  'sans-réponse': [silenceText(change)],
})

const askedMail = ({ reader, href }: Asked, said: SaidMail): ComposedMail => ({
  to: reader.email,
  subject: said.subject,
  content: <Letter {...said} firstName={reader.first_name} action="Répondre" href={href} footnote={FOOTNOTE} />,
})

/** Asks a customer for an answer to a change, by a day, and says what no answer means. */
export const contractChangeAskedMail = defineWordedMail({
  text: 'contract_change_asked',
  limitedFor: 'nobody',
  read: readAsked,
  write: (asked, say) => askedMail(asked, say(askedFacts(asked))),
  sample: () => ({ reader: SAMPLE_CUSTOMER, change: SAMPLE_CHANGE, href: SAMPLE_LINK }),
})

/** Reminds who has not answered, once, two days before the last one. */
export const contractChangeReminderMail = defineWordedMail({
  text: 'contract_change_reminder',
  limitedFor: 'nobody',
  read: readAsked,
  write: (asked, say) => askedMail(asked, say(askedFacts(asked))),
  sample: () => ({ reader: SAMPLE_CUSTOMER, change: SAMPLE_CHANGE, href: SAMPLE_LINK }),
})

type Settled = {
  reader: Reader
  change: ContractChangeDetail
  /** The contract as it is from now on; null once it ended. */
  files: { reservation: ReturnType<typeof presentReservation>; contract: ContractFacts; registrations: string[] } | null
}

/** Tells what came of a change: that it holds, with the contract made anew, or that the contract ended and what comes back. */
export const contractChangeSettledMail = defineWordedMail({
  text: 'contract_change_settled',
  limitedFor: 'nobody',
  read: async ({ changeId, reservationId }: Told, query): Promise<Settled | null> => {
    const reader = await findReader({ reservationId, query })
    if (!reader) return null
    const run = transactionOnClient({ query }).execute
    const change = await readChange({ run, reservationId, changeId })
    if (change.needs_answer && change.answered === null) return null
    if (change.answered !== null && change.answered.answer !== 'accept') return { reader, change, files: null }
    const { rows } = await run<ReservationRow>(reservationStatement(sql`r.id = ${reservationId}`))
    if (!rows[0]) return null
    const reservation = presentReservation(onlyRow(rows))
    const registrations = await readRegistrations(query)
    return { reader, change, files: { reservation, contract: await readContract(reservationId), registrations } }
  },
  write: async ({ reader, change, files }, say) => {
    const { title, paragraphs } = settledText(change)
    const said = say({ numéro: change.number, nom: change.expedition, résultat: title, suite: paragraphs })
    const siteUrl = env().SITE_URL
    return {
      to: reader.email,
      subject: said.subject,
      content: (
        <Letter
          {...said}
          firstName={reader.first_name}
          action="Voir ma réservation"
          href={`${siteUrl}/my-expeditions/${String(change.reservation_id)}`}
          footnote={FOOTNOTE}
        />
      ),
      ...(files && { attachments: await bookingAttachments({ ...files, customer: reader, siteUrl }) }),
    }
  },
  sample: () => ({
    reader: SAMPLE_CUSTOMER,
    change: { ...SAMPLE_CHANGE, is_open: false, answered: SAMPLE_ANSWER },
    files: null,
  }),
})

const settledText = (change: ContractChangeDetail): { title: string; paragraphs: string[] } => {
  const { answered } = change
  const trip = tripOf(change)
  if (answered === null) {
    return {
      title: change.total_after < change.total_before ? 'Ton voyage coûte moins' : 'Le prix de ton voyage est révisé',
      paragraphs: [
        `Le prix de ${trip} est révisé par la formule de ton contrat.`,
        ...changeOf(change),
        'Ton contrat à jour est joint.',
      ],
    }
  }
  if (answered.answer === 'accept') {
    return {
      title: answered.is_silence ? 'La modification est acceptée' : 'C’est noté\u00a0: tu acceptes',
      paragraphs: [
        ...(answered.is_silence ? [`Nous n’avons pas eu de réponse de ta part. ${silenceText(change)}`] : []),
        `Ton contrat pour ${trip} est modifié depuis le ${formatLongDate(answered.on)}.`,
        ...changeOf(change),
        'Ton contrat à jour est joint.',
      ],
    }
  }
  return {
    title: 'Ton contrat prend fin, sans frais',
    paragraphs: [
      ...(answered.is_silence ? [`Nous n’avons pas eu de réponse de ta part. ${silenceText(change)}`] : []),
      `Ta réservation ${change.number} pour ${trip} est annulée, sans frais.`,
      (answered.refund ?? 0) > 0
        ? `Nous te rendons ${formatPrice(answered.refund ?? 0)}, le ${formatLongDate(answered.refund_by)} au plus tard, par les moyens qui ont servi à payer. Si c’était un virement et que nous n’avons pas ton IBAN, réponds à ce mail.`
        : 'Il n’y a rien à te rendre.',
    ],
  }
}

const SAMPLE_CUSTOMER = { email: SAMPLE_READER.email, first_name: SAMPLE_READER.firstName, last_name: 'Berger' }
const SAMPLE_LINK = 'https://lagopede.test/repondre-a-une-modification#token=exemple'
const SAMPLE_ANSWER = {
  ...{ answer: 'terminate' as const, is_silence: true, on: '2027-05-11', refund: 384, refund_by: '2027-05-25' },
}
const SAMPLE_CHANGE: ContractChangeDetail = {
  ...{ change_id: 4, reservation_id: 118, number: 'LG-27-0614-118', expedition: SAMPLE_TRIP.expedition },
  ...{ departure_start: '2027-06-16', departure_end: '2027-06-20', travelers_count: 2, kind: 'content' as const },
  justification: 'le refuge de la première nuit ferme pour travaux jusqu’au 15 juin.',
  was: 'Première nuit au refuge des Hauts-Plateaux.',
  becomes: 'Le départ est décalé de deux jours, et la première nuit reste au refuge.',
  days: {
    was: { start: SAMPLE_TRIP.start, end: SAMPLE_TRIP.end },
    becomes: { start: '2027-06-16', end: '2027-06-20' },
  },
  ...{ causes: [], total_before: 1_280, total_after: 1_260, change_percent: -1.6, needs_answer: true, is_open: true },
  ...{ answer_by: '2027-05-10', silence: 'terminate' as const, text_version: '2026-12' },
  ...{ refund: { amount: 384, by: '2027-05-17' }, dates: [], answered: null },
}
