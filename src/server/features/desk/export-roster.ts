import type { PayloadRequest } from 'payload'
import { optionWords, type ChosenOption } from '@/domain/reservations/booking-price'
import type { CalledPerson, Guardian } from '@/domain/travelers/guardian'
import { SIZE_KINDS, SIZE_LABELS } from '@/domain/travelers/participant-sizes'
import { toCsv } from '@/domain/text/to-csv'
import {
  GUARDIAN_JSON,
  LEVEL_GAP_ACCEPTED,
  PARTICIPANT_JSON,
  type ParticipantRow,
} from '@/server/features/reservations/participants/participants-json'
import { IS_UNPAID } from '@/server/features/reservations/unpaid-sql'
import { parisDay } from '@/server/platform/db/paris-day'
import { NOT_CANCELED } from '@/server/platform/db/shared-terms'
import { sql, transactionOf } from '@/server/platform/db/transaction-of'
import { notFound } from '@/server/platform/http/errors'
import { withTransaction } from '@/server/platform/payload/with-transaction'

type Traveler = ParticipantRow & {
  number: string
  status: string
  unpaid: boolean
  customer: string
  demand: number
  accepted: boolean
  guardian: Guardian | null
  options: ChosenOption[]
}

const HEAD = [
  'Réservation',
  'État',
  'Règlement',
  'Réservé par',
  'Rang',
  'Prénom',
  'Nom',
  'Naissance',
  'Adresse mail',
  'Téléphone',
  'À prévenir',
  'Son téléphone',
  'Régime et allergies',
  'Niveau',
  'Niveau demandé',
  'Écart accepté à la commande',
  ...SIZE_KINDS.map((kind) => SIZE_LABELS[kind]),
  'Options de la réservation',
  'Responsable légal',
  'Son téléphone',
  'À prévenir aussi',
  'Peut venir le chercher',
]

/** Who comes, as a file for a spreadsheet; that it was taken is recorded in the same transaction. */
export const exportRoster = ({
  req,
  departureId,
}: {
  req: PayloadRequest
  departureId: number
}): Promise<{ filename: string; content: string }> =>
  withTransaction(req, async () => {
    const transaction = await transactionOf(req)
    const { rows } = await transaction.execute<{ start: string; slug: string; travelers: Traveler[] }>(sql`
      select ${parisDay(sql`d.departure_start`)} as start, e.slug, coalesce((
          select json_agg(${PARTICIPANT_JSON} || jsonb_build_object('number', coalesce(r.number, r.id::text),
            'status', case r.status when 'confirmed' then 'Confirmée' else 'En attente' end, 'unpaid', ${IS_UNPAID}, 'customer', u.email,
            'demand', e.level::int, 'accepted', ${LEVEL_GAP_ACCEPTED}, 'guardian', ${GUARDIAN_JSON},
            'options', coalesce(r.options, '[]'))
            order by r.id, p.position)
          from participants p join reservations r on r.id = p.reservation_id join users u on u.id = r.user_id
          where r.departure_id = d.id and ${NOT_CANCELED.r}), '[]'::json) as travelers
      from departures d join expeditions e on e.id = d.expedition_id where d.id = ${departureId}`)
    const departure = rows[0]
    if (!departure) throw notFound('Ce départ n’existe pas.')
    await transaction.execute(
      sql`insert into roster_views (departure_id, viewer_id, kind) values (${departureId}, ${req.user?.id}, 'csv')`,
    )
    const content = toCsv([HEAD, ...departure.travelers.map(cellsOf)])
    return { filename: `participants-${departure.slug}-${departure.start}.csv`, content }
  })

const cellsOf = (traveler: Traveler): Array<string | number | null> => [
  traveler.number,
  traveler.status,
  traveler.unpaid ? 'Non réglé' : null,
  traveler.customer,
  traveler.position,
  traveler.first_name,
  traveler.last_name,
  traveler.birth_date,
  traveler.email,
  traveler.phone,
  traveler.emergency_name,
  traveler.emergency_phone,
  traveler.diet,
  traveler.level,
  traveler.demand,
  traveler.accepted ? 'oui' : null,
  ...SIZE_KINDS.map((kind) => traveler.sizes[kind] ?? null),
  optionWords(traveler.options),
  traveler.guardian && `${traveler.guardian.first_name} ${traveler.guardian.last_name}`,
  traveler.guardian && traveler.guardian.phone,
  peopleOf(traveler.guardian?.contacts),
  peopleOf(traveler.guardian?.pick_ups),
]

const peopleOf = (people: CalledPerson[] = []): string => people.map(({ name, phone }) => `${name} ${phone}`).join(', ')
