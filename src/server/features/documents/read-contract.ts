import type { KeptLevelNotice } from '@/contract/party'
import type { LegalIdentity } from '@/contract/legal'
import type { ChangeKind, ChangeTerms, Variation } from '@/domain/changes/contract-change'
import type { LegalKind } from '@/domain/legal/legal-documents'
import type { Holding } from '@/domain/changes/contract-change'
import { findLegalLines } from '@/server/features/legal/find-legal-text'
import { contractSql } from '@/server/features/reservations/contract-sql'
import { queryOne } from '@/server/platform/db/pool'
import type { RichTextLine } from '@/server/platform/payload/present-rich-text'

/** What the contract of a booking says beyond its summary (Code du tourisme, R211-6). */
export type ContractFacts = {
  /** Null: the departure takes place whoever comes. */
  min_participants: number | null
  days: Array<{ title: string; text: string; night: string | null; meals: string | null }>
  included: string[]
  not_included: string[]
  agency: LegalIdentity | null
  /** Travelers far below what the trip asks, and the warning that was accepted about them; null without any. */
  level_notice: (KeptLevelNotice & { lines: RichTextLine[] }) | null
  /** Places that were handed over, oldest first, and what both signed up to. */
  transfers: Array<{ position: number; at: string; lines: RichTextLine[]; notice_version: string | null }>
  /** What its text says of changes, in figures; null in a contract of before, whose price is never raised. */
  changes: ChangeTerms | null
  /** What the agency changed of it since, oldest first; days as ISO dates, sums in cents. */
  amendments: Amendment[]
  /** The conditions that were accepted, or for a sale by phone those in force on its day; null without any. */
  terms: { version: string; lines: RichTextLine[] } | null
}

type Amendment = {
  kind: ChangeKind
  justification: string
  was: string | null
  becomes: string | null
  variations: Variation[]
  old_start: string | null
  old_end: string | null
  new_start: string | null
  new_end: string | null
  from_cents: number
  to_cents: number
  holding: Holding
  at: string
  told_on: string
  text_version: string
}

type KeptContract = Omit<ContractFacts, 'terms' | 'level_notice' | 'transfers' | 'amendments' | 'changes'> & {
  terms_version: string | null
  // Contracts of before had none.
  level_notice?: KeptLevelNotice | null
  amendments?: Amendment[]
  changes?: ChangeTerms | null
  transfers?: Array<Omit<ContractFacts['transfers'][number], 'lines'>>
}

// A booking of before contracts were kept is told what stands now, beside the fees that it always had.
const STATEMENT = /* sql */ `
  select case when r.contract ? 'days' then r.contract else r.contract
    || ${contractSql({ departure: 'r.departure_id', termsVersion: 'r.terms_version', at: 'r.created_at' })} end as contract
  from reservations r where r.id = $1`

/** The contract as it was kept when the booking was made; an error for a booking that is not there. */
export const readContract = async (reservationId: number): Promise<ContractFacts> => {
  const row = await queryOne<{ contract: KeptContract }>(STATEMENT, [reservationId])
  if (!row) throw new Error(`No reservation ${String(reservationId)} to write a contract for.`)
  const {
    terms_version: version,
    level_notice: notice = null,
    transfers = [],
    amendments = [],
    changes = null,
    ...kept
  } = row.contract
  const linesOf = (text: { kind: LegalKind; version: string }) => findLegalLines({ ...text, facts: kept.agency ?? {} })
  const terms = version === null ? null : await linesOf({ kind: 'terms_of_sale', version })
  const warning = notice && (await linesOf({ kind: 'level_notice', version: notice.version }))
  return {
    ...kept,
    changes,
    amendments,
    terms: version !== null && terms ? { version, lines: terms } : null,
    transfers: await Promise.all(
      transfers.map(async ({ position, at, notice_version: read }) => ({
        position,
        at,
        notice_version: read,
        lines: (read !== null && (await linesOf({ kind: 'transfer_notice', version: read }))) || [],
      })),
    ),
    level_notice: notice && { ...notice, lines: warning ?? [] },
  }
}
