import type { PayloadRequest } from 'payload'
import type { GuidePageState, GuideText } from '@/contract/guide-pages'
import { guideChanges } from '@/domain/catalogue/guide-page'
import { sql, transactionOf, type Transaction } from '@/server/platform/db/transaction-of'
import { HttpError, notFound } from '@/server/platform/http/errors'
import { countCall } from '@/server/platform/http/rate-limit'
import { runStatement } from '@/server/platform/payload/run-statement'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { LIMITS } from './limits'
import { readPageState } from './read-page-state'

const NO_PAGE = 'Aucune page de guide n’est liée à ton compte. L’équipe peut la relier.'

const NOTHING_CHANGES = 'Rien ne change de ce que ta page dit déjà.'

type Own = { userId: number; req: PayloadRequest }

/** One's own page as a guide; 404 for an account that is no guide's. */
export const readOwnPage = async ({ userId, req }: Own): Promise<GuidePageState> => {
  const [row] = await runStatement({ req, statement: ownGuide(userId) })
  return readPageState({ guideId: guideOf(row), req })
}

/** Keeps what a guide proposes, in the place of what was not read yet. */
export const keepProposal = async ({ text, ...own }: Own & { text: GuideText }): Promise<GuidePageState> => {
  await countCall({ limit: LIMITS.proposalsByGuide, key: String(own.userId) })
  return withOwnGuide(own, async ({ transaction, guideId }) => {
    const { published } = await readPageState({ guideId, req: own.req })
    if (guideChanges({ before: published, after: text }).length === 0) {
      throw new HttpError({ status: 422, message: NOTHING_CHANGES })
    }
    await transaction.execute(sql`
      insert into guide_proposals (guide_id, author_id, content)
      values (${guideId}, ${own.userId}, ${JSON.stringify(text)}::jsonb)
      on conflict (guide_id) where state = 'pending' do update
        set content = excluded.content, author_id = excluded.author_id, sent_at = now(),
          revision = guide_proposals.revision + 1`)
    await transaction.execute(sql`update guides set has_proposal = true where id = ${guideId}`)
  })
}

/** Takes back what a guide proposed and nobody read. */
export const withdrawProposal = (own: Own): Promise<GuidePageState> =>
  withOwnGuide(own, async ({ transaction, guideId }) => {
    await transaction.execute(sql`delete from guide_proposals where guide_id = ${guideId} and state = 'pending'`)
    await transaction.execute(sql`update guides set has_proposal = false where id = ${guideId}`)
  })

/** The guide's row is held first, as a decision holds it: whichever comes second finds what the first left. */
const withOwnGuide = (
  { userId, req }: Own,
  work: (own: { transaction: Transaction; guideId: number }) => Promise<void>,
): Promise<GuidePageState> =>
  withTransaction(req, async () => {
    const transaction = await transactionOf(req)
    const { rows } = await transaction.execute(sql`${ownGuide(userId)} for update of g`)
    const guideId = guideOf(rows[0])
    await work({ transaction, guideId })
    return readPageState({ guideId, req })
  })

const ownGuide = (userId: number) => sql`
  select g.id from guides g join users u on u.id = g.user_id and u.role = 'guide' where g.user_id = ${userId}`

const guideOf = (row: Record<string, unknown> | undefined): number => {
  if (!row) throw notFound(NO_PAGE)
  return Number(row['id'])
}
