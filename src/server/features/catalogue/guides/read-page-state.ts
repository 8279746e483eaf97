import type { PayloadRequest } from 'payload'
import type { GuidePageState } from '@/contract/guide-pages'
import { sql } from '@/server/platform/db/transaction-of'
import { notFound } from '@/server/platform/http/errors'
import { runStatement } from '@/server/platform/payload/run-statement'
import { GUIDE_TEXT, IS_PUBLIC_GUIDE } from './public-guide'

const UNKNOWN_GUIDE = 'Ce guide n’existe pas.'

const ISO = 'YYYY-MM-DD"T"HH24:MI:SS"Z"'

/** The page of a guide with the text that waits to be read and the last word on one; 404 without such a guide. */
export const readPageState = async ({ guideId, req }: { guideId: number; req: PayloadRequest }) => {
  const [row] = await runStatement<GuidePageState>({
    req,
    statement: sql`
      select page.full_name, page.slug, page.is_shown, page.published, waiting.proposal, told.last_decision,
        concat_ws('.', page.edited, waiting.proposal ->> 'id', waiting.proposal ->> 'revision') as seen
      from (
        select g.id, g.full_name, g.slug, ${sql.raw(IS_PUBLIC_GUIDE)} as is_shown,
          extract(epoch from g.updated_at)::text as edited,
          (select to_jsonb(t) from (select ${sql.raw(GUIDE_TEXT)}) t) as published
        from guides g where g.id = ${guideId}) page
      left join lateral (
        select jsonb_build_object('id', p.id, 'revision', p.revision, 'text', p.content,
          'sent_at', to_char(p.sent_at at time zone 'UTC', ${ISO})) as proposal
        from guide_proposals p where p.guide_id = page.id and p.state = 'pending') waiting on true
      left join lateral (
        select jsonb_build_object('decision', p.state, 'word', p.word,
          'at', to_char(p.decided_at at time zone 'UTC', ${ISO})) as last_decision
        from guide_proposals p where p.guide_id = page.id and p.state in ('approved', 'refused')
        order by p.decided_at desc, p.id desc limit 1) told on true`,
  })
  if (!row) throw notFound(UNKNOWN_GUIDE)
  return row
}
