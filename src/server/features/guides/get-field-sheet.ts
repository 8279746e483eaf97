import type { PayloadRequest } from 'payload'
import type { FieldSheet } from '@/contract/guide-field'
import { onlyRow } from '@/server/platform/db/only-row'
import { sql, transactionOf } from '@/server/platform/db/transaction-of'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { getDepartureOf } from './get-departure'
import { readPresence } from './read-presence'

/** The field sheet of a departure one leads. Nothing of it is answered unless the reading is recorded with it. */
export const getFieldSheetOf = ({
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
    const { rows } = await transaction.execute<
      Pick<FieldSheet, 'programme'> & { agency: FieldSheet['agency'] | null }
    >(sql`
      select coalesce((select json_agg(json_build_object('title', p.title, 'text', coalesce(p.text, ''), 'night', coalesce(p.night, ''))
          order by p._order) from expeditions_days p where p._parent_id = ${departure.expedition.id}), '[]'::json) as programme,
        (select json_build_object('phone', s.phone, 'phone_e164', s.phone_e164) from site_settings s limit 1) as agency`)
    // The columns of the statement above.
    const { programme, agency } = onlyRow(rows)
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
