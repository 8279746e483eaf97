import type { PayloadRequest } from 'payload'
import type { OutputOf } from '@/contract/define-route'
import { GuideText, type decideGuideText, type GuidePageState } from '@/contract/guide-pages'
import { sql, transactionOf } from '@/server/platform/db/transaction-of'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'
import { HttpError } from '@/server/platform/http/errors'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { readPageState } from './read-page-state'

export const CHANGED_MEANWHILE =
  'La page ou la proposition a changé depuis que tu l’as ouverte\u00a0: relis avant de décider.'

type Decided = OutputOf<typeof decideGuideText.body>

/**
 * Publishes or refuses what a guide proposed, with the mail that says so, in one transaction; 409 when the page or the
 * proposal is no more the one that was read.
 */
export const decideProposal = ({
  guideId,
  decided,
  staffId,
  req,
}: {
  guideId: number
  decided: Decided
  staffId: number
  req: PayloadRequest
}): Promise<GuidePageState> =>
  withTransaction(req, async () => {
    const transaction = await transactionOf(req)
    await transaction.execute(sql`select id from guides where id = ${guideId} for update`)
    const { proposal, seen } = await readPageState({ guideId, req })
    if (!proposal || seen !== decided.seen) throw new HttpError({ status: 409, message: CHANGED_MEANWHILE })
    await transaction.execute(sql`
      update guide_proposals set state = ${decided.decision}, word = nullif(${decided.word ?? ''}, ''),
        decided_by_id = ${staffId}, decided_at = now()
      where id = ${proposal.id}`)
    if (decided.decision === 'approved') await publish({ guideId, text: proposal.text, req })
    await transaction.execute(sql`update guides set has_proposal = false where id = ${guideId}`)
    await enqueueMail({ req, mail: { template: 'guide_text_decided', guideProposalId: proposal.id } })
    return readPageState({ guideId, req })
  })

/** By Payload, whose hooks renew the pages that show it. The text is parsed again: a rule may be newer than it is. */
const publish = async ({ guideId, text, req }: { guideId: number; text: unknown; req: PayloadRequest }) => {
  const { facts, ...rest } = GuideText.parse(text)
  await req.payload.update({
    collection: 'guides',
    id: guideId,
    data: { ...rest, facts: facts.map((fact) => ({ text: fact })) },
    depth: 0,
    req,
  })
}
