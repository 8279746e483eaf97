import type { PayloadRequest } from 'payload'
import {
  getCalendarLink,
  getGuideNews,
  listGuidedDepartures,
  renewCalendarLink,
  revokeCalendarLink,
  setGuideNews,
  type GuideNews,
} from '@/contract/guide-calendar'
import { getGuideDeparture, remindParticipant } from '@/contract/guide-departures'
import { checkPresence, getFieldSheet, recordOfflineReadings, type FieldSheet } from '@/contract/guide-field'
import { listGroupMessages, writeToGroup } from '@/contract/guide-messages'
import { HttpError } from '@/server/platform/http/errors'
import { implementRoute } from '@/server/platform/http/implement-route'
import { runStatement } from '@/server/platform/payload/run-statement'
import { sql, transactionOf } from '@/server/platform/payload/transaction-of'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { askToTell } from '../planning/note-guide-change'
import { getCalendarLinkOf, renewCalendarLinkOf, revokeCalendarLinkOf } from './calendar-link'
import { checkPresenceOf } from './check-presence'
import { getDepartureOf } from './get-departure'
import { listDeparturesOf } from './list-departures'
import { listGroupMessagesOf } from './list-group-messages'
import { readPresence } from './read-presence'
import { recordOfflineReadingsOf } from './record-offline-readings'
import { remindParticipantOf } from './remind-participant'
import { writeToGroupOf } from './write-to-group'

export const GUIDE_DEPARTURE_ENDPOINTS = [
  implementRoute(listGuidedDepartures, ({ user, req }) => listDeparturesOf({ req, userId: user.id })),
  implementRoute(getCalendarLink, ({ user, req }) => getCalendarLinkOf({ req, userId: user.id })),
  implementRoute(renewCalendarLink, ({ user, req }) => renewCalendarLinkOf({ req, userId: user.id })),
  implementRoute(revokeCalendarLink, ({ user, req }) => revokeCalendarLinkOf({ req, userId: user.id })),
  implementRoute(getGuideNews, ({ user, req }) => getGuideNewsOf({ req, userId: user.id })),
  implementRoute(setGuideNews, ({ body, user, req }) => setGuideNewsOf({ req, userId: user.id, ...body })),
  implementRoute(getGuideDeparture, ({ params, query, user, req }) =>
    getDepartureOf({ req, user, departureId: params.id, kind: query.for }),
  ),
  implementRoute(remindParticipant, ({ params, user, req }) =>
    remindParticipantOf({ req, user, departureId: params.id, participantId: params.participant_id }),
  ),
  implementRoute(getFieldSheet, ({ params, query, user, req }) =>
    getFieldSheetOf({ req, user, departureId: params.id, kind: query.for }),
  ),
  implementRoute(checkPresence, ({ params, body, user, req }) =>
    checkPresenceOf({ req, user, departureId: params.id, checks: body.checks }),
  ),
  implementRoute(recordOfflineReadings, ({ params, body, user, req }) =>
    recordOfflineReadingsOf({ req, user, departureId: params.id, openedAt: body.opened_at }),
  ),
  implementRoute(listGroupMessages, ({ params, user, req }) =>
    listGroupMessagesOf({ req, user, departureId: params.id }),
  ),
  implementRoute(writeToGroup, ({ params, headers, body, user, req }) =>
    writeToGroupOf({ req, user, departureId: params.id, key: headers['idempotency-key'], ...body }),
  ),
]

type Asked = { req: PayloadRequest; userId: number }

const GUIDES_ONLY = 'Ce réglage est celui des guides.'

/** How one is told of changes of the departures one guides: at once, unless one said otherwise. */
const getGuideNewsOf = async ({ req, userId }: Asked): Promise<GuideNews> => {
  const [found] = await runStatement({
    req,
    statement: sql`select coalesce((select changes from guide_news_settings where user_id = ${userId}), 'at_once') as changes`,
  })
  return { changes: found?.['changes'] as GuideNews['changes'] }
}

/** Changes it; what awaited the morning is then told at once. */
const setGuideNewsOf = ({ req, userId, changes }: Asked & GuideNews): Promise<GuideNews> =>
  withTransaction(req, async () => {
    const transaction = await transactionOf(req)
    const { rows } = await transaction.execute(sql`select id from guides where user_id = ${userId} order by id`)
    if (rows.length === 0) throw new HttpError({ status: 403, message: GUIDES_ONLY })
    await transaction.execute(sql`
      insert into guide_news_settings (user_id, changes) values (${userId}, ${changes})
      on conflict (user_id) do update set changes = excluded.changes`)
    if (changes === 'at_once')
      for (const { id } of rows) await askToTell({ transaction, guideId: Number(id), isDaily: false })
    return { changes }
  })

/** The field sheet of a departure one leads. Nothing of it is answered unless the reading is recorded with it. */
const getFieldSheetOf = ({
  req,
  user,
  departureId,
  kind,
}: {
  req: PayloadRequest
  user: NonNullable<PayloadRequest['user']>
  departureId: number
  kind: 'page' | 'copy'
}): Promise<FieldSheet> =>
  withTransaction(req, async () => {
    const departure = await getDepartureOf({ req, user, departureId, kind })
    const transaction = await transactionOf(req)
    const { rows } = await transaction.execute(sql`
      select coalesce((select json_agg(json_build_object('title', p.title, 'text', coalesce(p.text, ''), 'night', coalesce(p.night, ''))
          order by p._order) from expeditions_days p where p._parent_id = ${departure.expedition.id}), '[]'::json) as programme,
        (select json_build_object('phone', s.phone, 'phone_e164', s.phone_e164) from site_settings s limit 1) as agency`)
    // The columns of the statement above.
    const { programme, agency } = rows[0] as Pick<FieldSheet, 'programme'> & { agency: FieldSheet['agency'] | null }
    return {
      viewer_id: user.id,
      departure,
      programme,
      agency: agency ?? NO_AGENCY,
      presence: departure.is_readable ? await readPresence({ transaction, departureId }) : [],
    }
  })

/** Until someone saves the settings. */
const NO_AGENCY = { phone: '', phone_e164: '' }
