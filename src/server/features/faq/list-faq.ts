import type { FaqEntry } from '@/contract/faq'
import { query } from '@/server/platform/db/pool'
import { presentRichText, type RichText } from '@/server/platform/payload/present-rich-text'

const STATEMENT = /* sql */ `
  select id, slug, theme::text, question, coalesce(short_label, '') as short_label, answer,
    to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as updated_at
  from faq_entries where _status = 'published' order by position, id`

type FaqRow = Omit<FaqEntry, 'html'> & { answer: RichText | null }

/** The published questions, in the order that marketers gave them. */
export const listFaq = async (): Promise<FaqEntry[]> =>
  (await query<FaqRow>(STATEMENT)).map(({ answer, ...entry }) => ({ ...entry, html: presentRichText(answer) }))
