import type { ChangePreview, PlannedChange } from '@/contract/contract-changes'
import { changePercent } from '@/domain/changes/contract-change'
import { refundDay } from '@/domain/ledger/refund-due'
import { readRegistrations } from '@/server/features/legal/read-registrations'
import { lockDepartures } from '@/server/features/seats/lock-departures'
import { mailPreviewer } from '@/server/platform/email/mail-previewer'
import { refusalOf } from '@/server/platform/http/refusal-of'
import { lookAndUndo } from '../cancellation/look-and-undo'
import { carryOutChange } from './carry-out-change'
import { findParties, type Party } from './find-parties'
import { writeChange } from './plan-change'

type Asked = { authorId: number; departureId: number; plan: PlannedChange }
type Compose = NonNullable<ReturnType<typeof mailPreviewer>['compose']>

/** What a change of contracts would do: it is carried out in a transaction that is undone, so that sums and mails are its own. */
export const previewChange = async (asked: Asked): Promise<ChangePreview> => {
  const { compose, write } = mailPreviewer()
  if (!compose || !write) throw new Error('Nobody started the previews of mails in this process.')
  const { told, signature, ...preview } = await undone({ ...asked, compose })
  return { ...preview, mails: await write({ told, signature }) }
}

const undone = ({ compose, ...asked }: Asked & { compose: Compose }) =>
  lookAndUndo(async ({ transaction, outbox, query }) => {
    await lockDepartures({ transaction, ids: [asked.departureId] })
    const { change } = await writeChange({ transaction, ...asked })
    const parties = (await findParties({ transaction, change })) ?? []
    const refusal = await refusalOf(() => carryOutChange({ transaction, change, authorId: asked.authorId }))
    return {
      refusal,
      answer_by: change.answerBy,
      refund_by: refundDay(change.answerBy),
      parties: parties.map(presentParty),
      told: refusal === null ? await compose({ outbox, query }) : [],
      signature: await readRegistrations(query),
    }
  })

const presentParty = ({
  reservation: { id, number, travelers },
  customer,
  fromCents,
  toCents,
  needsAnswer,
  terms,
  refusal,
}: Party): ChangePreview['parties'][number] => ({
  reservation_id: id,
  number,
  customer,
  travelers_count: travelers,
  from_cents: fromCents,
  to_cents: toCents,
  change_percent: changePercent({ fromCents, toCents }),
  needs_answer: needsAnswer,
  silence: terms.silence,
  refusal,
})
