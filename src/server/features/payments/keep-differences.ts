import type { Difference } from '@/domain/payments/compare-books'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'

type Kept = { reference: string; kind: Difference['kind'] | 'refund' | 'payout'; detail: string }

/**
 * Keeps what was found wrong of what was compared, each a task of the desk; what was compared and is wrong no more is gone. What the
 * desk decided on comes back when it says something else.
 */
export const keepDifferences = async ({
  transaction,
  provider,
  compared,
  differences,
}: {
  transaction: Transaction
  provider: string
  /** Of all that was looked at. */
  compared: string[]
  differences: Kept[]
}): Promise<void> => {
  await transaction.execute(sql`
    update payment_differences x set gone_at = now()
    from jsonb_array_elements_text(${JSON.stringify(compared)}::jsonb) one
    where x.provider = ${provider} and x.provider_reference = one and x.gone_at is null
      and one not in (select jsonb_array_elements_text(${JSON.stringify(differences.map(({ reference }) => reference))}::jsonb))`)
  await transaction.execute(sql`
    insert into payment_differences as x (provider, provider_reference, kind, detail)
    select ${provider}, one ->> 'reference', one ->> 'kind', left(one ->> 'detail', 500)
    from jsonb_array_elements(${JSON.stringify(differences)}::jsonb) one
    on conflict (provider, provider_reference) where gone_at is null
      do update set kind = excluded.kind, detail = excluded.detail, decided_at = null, decided_by = null
      where (x.kind, x.detail) <> (excluded.kind, excluded.detail)`)
}

/** Keeps one that nothing but the desk ends. */
export const openDifference = ({
  difference,
  ...on
}: {
  transaction: Transaction
  provider: string
  difference: Kept
}): Promise<void> => keepDifferences({ ...on, compared: [], differences: [difference] })
