import type { ReservationDetail } from '@/contract/reservation-detail'
import { formatDateRange } from '@/domain/days/french-dates'
import { formatInstantInFull } from '@/domain/days/french-instants'
import { legalVersionPath } from '@/domain/legal/legal-documents'
import { formatPrice } from '@/domain/text/price'
import { env } from '@/env'
import { buildBookingPdf } from '@/server/features/documents/build-booking-pdf'
import { readContract, type ContractFacts } from '@/server/features/documents/read-contract'
import { readRegistrations } from '@/server/features/legal/read-registrations'
import { participantLink, unwrapLinkToken } from '@/server/features/reservations/participants/link-token'
import { presentReservation, type ReservationRow } from '@/server/features/reservations/present-reservation'
import { PAID_CENTS } from '@/server/features/reservations/reservation-facts'
import { reservationStatement } from '@/server/features/reservations/reservation-statement'
import { onlyRow } from '@/server/platform/db/only-row'
import { isoInstant } from '@/server/platform/db/iso-instant'
import { NOT_CANCELED_TEXT } from '@/server/platform/db/shared-terms'
import { sql } from '@/server/platform/db/transaction-of'
import { transactionOnClient } from '@/server/platform/db/transaction-on-client'
import { Letter } from '@/server/platform/email/letter'
import { defineWordedMail, SAMPLE_READER, SAMPLE_TRIP } from '@/server/platform/email/mail'
import { INVITED } from './invited'

type Received = {
  reservation_id: number
  position: number
  customer: { first_name: string | null; last_name: string | null; email: string }
  email: string
  first_name: string | null
  invited_by: string | null
  expedition: string
  start: string
  end: string
  at: string
  notice_version: string | null
  left_cents: number
}

const readReceived = (participantId: number) => sql`
  select r.id as reservation_id, p.position::int as position, p.email, p.first_name, u.first_name as invited_by,
    json_build_object('first_name', u.first_name, 'last_name', u.last_name, 'email', u.email) as customer, e.name as expedition,
    to_char(d.departure_start at time zone 'UTC', 'YYYY-MM-DD') as start,
    to_char(d.departure_end at time zone 'UTC', 'YYYY-MM-DD') as end,
    ${isoInstant(sql`t.transferred_at`)} as at, t.notice_version, greatest(0, r.total_cents - ${PAID_CENTS})::int as left_cents
  from participants p join reservations r on r.id = p.reservation_id join users u on u.id = r.user_id
    join departures d on d.id = r.departure_id join expeditions e on e.id = d.expedition_id
    join lateral (select * from reservation_transfers x where x.reservation_id = r.id and x.position = p.position
      order by x.id desc limit 1) t on true
  where p.id = ${participantId} and p.email is not null and ${sql.raw(NOT_CANCELED_TEXT.r)} and ${sql.raw(NOT_CANCELED_TEXT.d)}`

/** The contract as it is from now on, with what is printed of it; null where none is drawn. */
type Reissued = { reservation: ReservationDetail; contract: ContractFacts; registrations: string[] } | null

/**
 * The acknowledgement of a place that was handed over, for who takes it, with the private link of their profile and the contract
 * that binds them from now on (R211-7).
 */
export const placeReceivedMail = defineWordedMail({
  text: 'place_received',
  limitedFor: 'unproven',
  read: async (
    { participantId, wrappedToken }: { participantId: number; wrappedToken: string },
    query,
  ): Promise<(Received & { link: string; reissued: Reissued }) | null> => {
    const run = transactionOnClient({ query }).execute
    const { rows } = await run<Received>(readReceived(participantId))
    const [received] = rows
    if (!received) return null
    const { reservation_id: id, position } = received
    const made = await run<ReservationRow>(reservationStatement(sql`r.id = ${id}`))
    return {
      ...received,
      link: participantLink(unwrapLinkToken(wrappedToken)),
      reissued: {
        ...ofPlace({
          position,
          reservation: presentReservation(onlyRow(made.rows)),
          contract: await readContract(id),
        }),
        registrations: await readRegistrations(query),
      },
    }
  },
  write: async ({ email, first_name: firstName, link, customer, reissued, ...received }, say) => {
    const said = say(factsOf(received))
    return {
      to: email,
      subject: said.subject,
      content: <Letter {...said} firstName={firstName} action="Remplir mon profil" href={link} footnote={INVITED} />,
      ...(reissued && {
        attachments: [
          {
            filename: `${reissued.reservation.number}.pdf`,
            content: await buildBookingPdf({ ...reissued, customer }),
            contentType: 'application/pdf',
          },
        ],
      }),
    }
  },
  sample: () => ({
    reservation_id: 118,
    position: 2,
    customer: { first_name: SAMPLE_READER.firstName, last_name: 'Berger', email: SAMPLE_READER.email },
    reissued: null,
    email: 'lou@lagopede.test',
    first_name: 'Lou',
    invited_by: SAMPLE_READER.firstName,
    expedition: SAMPLE_TRIP.expedition,
    start: SAMPLE_TRIP.start,
    end: SAMPLE_TRIP.end,
    at: '2027-05-20T16:42:00.000Z',
    notice_version: '2026-12',
    left_cents: 90_475,
    link: participantLink('exemple'),
  }),
})

/** Who takes a place reads what binds them: not the others' names and levels, nor the town of who booked. */
const ofPlace = ({
  position,
  reservation,
  contract: { level_notice: notice, ...contract },
}: {
  position: number
  reservation: ReservationDetail
  contract: ContractFacts
}): Pick<NonNullable<Reissued>, 'reservation' | 'contract'> => {
  const isTheirs = (one: { position: number }) => one.position === position
  const gaps = notice?.gaps.filter(isTheirs) ?? []
  return {
    reservation: { ...reservation, participants: reservation.participants.filter(isTheirs), carbon: null },
    contract: { ...contract, level_notice: notice && gaps.length > 0 ? { ...notice, gaps } : null },
  }
}

const factsOf = ({
  invited_by: invitedBy,
  expedition,
  start,
  end,
  at,
  notice_version: version,
  left_cents: left,
}: Pick<Received, 'invited_by' | 'expedition' | 'start' | 'end' | 'at' | 'notice_version' | 'left_cents'>) => ({
  nom: expedition,
  'accusé-de-réception': `${invitedBy ?? 'La personne qui a réservé'} te cède une place pour « ${expedition} », ${formatDateRange({ start, end }).toLowerCase()}. Nous en accusons réception, le ${formatInstantInFull(at)}.`,
  contrat: ['Le contrat à jour est joint, en PDF : il te lie comme la personne qui te cède sa place.'],
  'règle-de-cession': [
    `Vous répondez ensemble, envers nous, du solde et des frais de la cession. ${left > 0 ? `À ce jour, il reste ${formatPrice(left / 100)} à régler sur la réservation.` : 'À ce jour, tout est réglé.'}`,
  ],
  'texte-applicable': version
    ? [
        `Le texte qui s’applique, version ${version} : ${env().SITE_URL}${legalVersionPath({ kind: 'transfer_notice', version })}`,
      ]
    : [],
})
