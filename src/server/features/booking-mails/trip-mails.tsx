import type { ReservationDetail } from '@/contract/reservation-detail'
import { formatDateRange, formatShortDate } from '@/domain/days/french-dates'
import { packingLayers } from '@/domain/catalogue/packing-layers'
import { formatCount } from '@/domain/text/plural'
import { SITE_PATHS } from '@/domain/site/site-paths'
import { env } from '@/env'
import { presentReservation, type ReservationRow } from '@/server/features/reservations/present-reservation'
import { reservationStatement } from '@/server/features/reservations/reservation-statement'
import type { ScheduledMailReader } from '@/server/features/reservations/scheduled-mails/scheduled-mail'
import { onlyRow } from '@/server/platform/db/only-row'
import { sql } from '@/server/platform/db/transaction-of'
import { transactionOnClient } from '@/server/platform/db/transaction-on-client'
import { defineWordedMail, SAMPLE_READER, type MailQuery } from '@/server/platform/email/mail'
import { INVITED } from './invited'
import { leftToPay, missingProfiles } from './left-to-do'
import { SAMPLE_RESERVATION } from './sample-reservation'
import { TripMail } from './trip-mail'

type Trip = { email: string; first_name: string | null; highest_m: number | null; emergency_phone: string | null }
/** `position`: the place of a traveler who was invited; null for who booked. */
type Facts = { trip: Trip; position: number | null; reservation: ReservationDetail }

const TRIP = /* sql */ `
  select case when $2::int is null then u.email else p.email end as email,
    case when $2::int is null then u.first_name else p.first_name end as first_name, p.position::int as position,
    (select max(g.elevation_m)::int from expeditions_stages g where g._parent_id = d.expedition_id) as highest_m,
    (select s.phone_e164 from site_settings s limit 1) as emergency_phone
  from reservations r join users u on u.id = r.user_id join departures d on d.id = r.departure_id
    left join participants p on p.id = $2::int and p.reservation_id = r.id
  where r.id = $1 and u.deleted_at is null`

const readTrip = async (
  { reservationId, participantId }: ScheduledMailReader,
  query: MailQuery,
): Promise<Facts | null> => {
  const trip = (
    await query<Omit<Trip, 'email'> & { email: string | null; position: number | null }>(TRIP, [
      reservationId,
      participantId,
    ])
  ).rows[0]
  const { rows } = await transactionOnClient({ query }).execute<ReservationRow>(
    reservationStatement(sql`r.id = ${reservationId}`),
  )
  if (trip?.email == null || !rows[0]) return null
  return {
    trip: { ...trip, email: trip.email },
    position: trip.position,
    reservation: presentReservation(onlyRow(rows)),
  }
}

/** What one needs to leave, a week before or the day before, for who booked or for one whom they invited. */
const tripMail = (
  text: 'trip_in_7_days' | 'trip_tomorrow' | 'invited_in_7_days' | 'invited_tomorrow',
  reader: 'customer' | 'invited',
) =>
  defineWordedMail({
    text,
    limitedFor: 'nobody',
    read: readTrip,
    write: ({ trip, position, reservation }: Facts, say) => {
      const { SITE_URL: siteUrl } = env()
      const { name, departure_date: start, departure_end: end, days_before: days, expedition, guide } = reservation
      const aventure = `« ${name} », ${formatDateRange({ start, end }).toLowerCase()}`
      const { subject, ...said } = say({
        ...{ nom: name, aventure, départ: formatShortDate(start), 'jours-avant': formatCount(days, 'jour') },
        'rendez-vous': expedition.meeting_point ?? aventure,
      })
      return {
        to: trip.email,
        subject,
        content: (
          <TripMail
            {...said}
            siteUrl={siteUrl}
            firstName={trip.first_name}
            departureStart={start}
            meetingPoint={expedition.meeting_point}
            station={expedition.station}
            journeys={reservation.journeys}
            kit={reservation.kit}
            layers={packingLayers({ startsOn: start, highestM: trip.highest_m })}
            left={position === null ? leftForCustomer(reservation) : leftForTraveler({ reservation, position })}
            guide={guide && { firstName: guide.full_name.split(' ')[0] ?? guide.full_name, photo: guide.photo }}
            emergencyPhone={trip.emergency_phone}
            action={
              position === null
                ? {
                    href: `${siteUrl}/my-expeditions/${String(reservation.reservation_id)}`,
                    text: 'Préparer mon départ',
                  }
                : { href: `${siteUrl}${SITE_PATHS.expedition(expedition.slug)}`, text: 'Voir l’aventure' }
            }
            footnote={position === null ? 'Tu reçois ce message parce que tu as réservé cette aventure.' : INVITED}
          />
        ),
      }
    },
    sample: () => SAMPLES[reader],
  })

const leftForCustomer = (reservation: ReservationDetail): string[] => {
  const sum = leftToPay(reservation)
  const missing = missingProfiles(reservation)
  return [...(sum === null ? [] : [`Régler ${sum}.`]), ...(missing === null ? [] : [`Compléter ${missing}.`])]
}

/** Nothing of the others, and no price: who booked knows them. */
const leftForTraveler = ({ reservation, position }: { reservation: ReservationDetail; position: number }): string[] => {
  const own = reservation.participants.find((one) => one.position === position)
  return own && own.completeness < 100
    ? ['Compléter ton profil, par ton lien privé : ton guide prépare les repas et le matériel avec.']
    : []
}

const SAMPLE_TRIP_FACTS = { highest_m: 2059, emergency_phone: '+33465712018' }

const SAMPLES: Record<'customer' | 'invited', Facts> = {
  customer: {
    trip: { ...SAMPLE_TRIP_FACTS, email: SAMPLE_READER.email, first_name: SAMPLE_READER.firstName },
    position: null,
    reservation: SAMPLE_RESERVATION,
  },
  invited: {
    trip: { ...SAMPLE_TRIP_FACTS, email: 'hugo@lagopede.test', first_name: 'Hugo' },
    position: 2,
    reservation: SAMPLE_RESERVATION,
  },
}

export const TRIP_MAILS = {
  trip_in_7_days: tripMail('trip_in_7_days', 'customer'),
  trip_tomorrow: tripMail('trip_tomorrow', 'customer'),
  invited_in_7_days: tripMail('invited_in_7_days', 'invited'),
  invited_tomorrow: tripMail('invited_tomorrow', 'invited'),
}
