import { formatDateRange } from '@/domain/days/french-dates'
import { NOT_CANCELED_TEXT } from '@/server/platform/db/shared-terms'
import { legalVersionPath } from '@/domain/legal/legal-documents'
import { formatCount } from '@/domain/text/plural'
import { env } from '@/env'
import { findLegalTextInForce } from '@/server/features/legal/find-legal-text'
import { mailJobSql } from '@/server/platform/email/enqueue-mail'
import { Letter } from '@/server/platform/email/letter'
import { defineWordedMail, SAMPLE_READER, SAMPLE_TRIP } from '@/server/platform/email/mail'

type Reader = {
  reservation_id: number
  email: string
  first_name: string | null
  expedition: string
  start: string
  end: string
  travelers: number
}

const READER = /* sql */ `
  select r.id as reservation_id, u.email, u.first_name, e.name as expedition, r.travelers_count::int as travelers,
    to_char(d.departure_start at time zone 'Europe/Paris', 'YYYY-MM-DD') as start,
    to_char(d.departure_end at time zone 'Europe/Paris', 'YYYY-MM-DD') as "end"
  from reservations r join users u on u.id = r.user_id join departures d on d.id = r.departure_id
    join expeditions e on e.id = d.expedition_id
  where r.id = $1 and r.source = 'phone' and ${NOT_CANCELED_TEXT.r} and r.information_form_sent_at is null
    and u.deleted_at is null`

/** One statement, so that the record and the summary that follows it are there together, once. A deleted account has no address. */
const RECORD = /* sql */ `
  with reader as (
    select u.id from users u where u.deleted_at is null
      and u.id = (select user_id from reservations where id = $1) for share),
  recorded as (
    update reservations r set information_form_version = $2, information_form_sent_at = now(),
      information_form_sent_to = $3, updated_at = now()
    from reader where r.id = $1 and r.user_id = reader.id and r.information_form_sent_at is null returning r.id)
  select ${mailJobSql({ mail: `json_build_object('template', 'reservation_received', 'reservationId', id)` })}
  from recorded`

/**
 * The standard information form of a sale by phone, part B of the arrêté of 1 March 2018, in full: the law wants it given before
 * the contract. Once it has left, its version, time and address stand on the reservation, and the summary with what is to be
 * paid follows. Nothing when it was sent, or when no version is in force.
 */
export const informationFormMail = defineWordedMail({
  text: 'information_form',
  limitedFor: 'nobody',
  read: async ({ reservationId }: { reservationId: number }, query) => {
    const reader = (await query<Reader>(READER, [reservationId])).rows[0]
    const form = reader && (await findLegalTextInForce('information_form_b'))
    return form ? { reader, form: { version: form.version, html: form.html } } : null
  },
  write: ({ reader, form }, say) => {
    const said = say({
      places: formatCount(reader.travelers, 'place'),
      aventure: `« ${reader.expedition} », ${formatDateRange(reader).toLowerCase()}`,
      'pourquoi-le-lire': 'La loi veut que tu lises ce formulaire avant que ta réservation soit confirmée.',
      formulaire: [
        // Written by the agency and rendered from its rich text by the server.
        <div
          key="form"
          style={{ fontSize: '15px', lineHeight: '23px' }}
          dangerouslySetInnerHTML={{ __html: form.html }}
        />,
      ],
    })
    return {
      to: reader.email,
      subject: said.subject,
      content: (
        <Letter
          {...said}
          firstName={reader.first_name}
          action="Relire le formulaire"
          href={`${env().SITE_URL}${legalVersionPath({ kind: 'information_form_b', version: form.version })}`}
          footnote="Tu reçois ce message parce que tu as demandé une réservation par téléphone."
        />
      ),
      onSent: (query) => query(RECORD, [reader.reservation_id, form.version, reader.email]),
    }
  },
  sample: () => ({ reader: SAMPLE, form: SAMPLE_FORM }),
})

const SAMPLE: Reader = {
  reservation_id: 118,
  email: SAMPLE_READER.email,
  first_name: SAMPLE_READER.firstName,
  expedition: SAMPLE_TRIP.expedition,
  start: SAMPLE_TRIP.start,
  end: SAMPLE_TRIP.end,
  travelers: 2,
}

const SAMPLE_FORM = {
  version: '2026-11',
  html: '<p>La combinaison de services de voyage qui vous est proposée est un forfait au sens de la directive (UE) 2015/2302.</p>',
}
