import { randomInt } from 'node:crypto'
import type { CollectionBeforeChangeHook } from 'payload'
import { CODE_ALPHABET, foldCode } from '@/domain/reservations/promo-code'
import { onlyRow } from '@/server/platform/db/only-row'
import { sql, transactionOf, type Transaction } from '@/server/platform/db/transaction-of'
import { invalidFields } from '../fields/invalid-fields'

const DRAWN_LENGTH = 8

/** Draws a code where none was written, and refuses one that another looks like, or terms that fit nothing. */
export const checkPromo: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const before = (originalDoc ?? {}) as Record<string, unknown>
  const promo: Record<string, unknown> = { ...before, ...data }
  const code = typeof promo['code'] === 'string' && promo['code'] !== '' ? promo['code'] : drawCode()
  const folded = foldCode(code)
  const transaction = await transactionOf(req)
  const own = typeof before['id'] === 'number' ? before['id'] : 0
  const { rows } = await transaction.execute<{ code: string }>(
    sql`select code from promo_codes where folded = ${folded} and id <> ${own}`,
  )
  const [taken] = rows
  const errors = [
    ...(!taken
      ? []
      : [{ path: 'code', message: `Il ressemble trop au code ${taken.code}\u00a0: on les confondrait.` }]),
    ...effectErrors(promo),
    ...(await usesErrors({ transaction, own, promo })),
    ...orderErrors(promo),
  ]
  if (errors.length > 0) throw invalidFields({ collection: 'promo-codes', errors, req })
  const isPercent = promo['effect'] === 'percent'
  return {
    ...data,
    code,
    folded,
    is_restricted: [promo['expeditions'], promo['families']].some(
      (chosen) => Array.isArray(chosen) && chosen.length > 0,
    ),
    percent: isPercent ? promo['percent'] : null,
    amount_cents: isPercent ? null : promo['amount_cents'],
  }
}

const drawCode = (): string =>
  Array.from({ length: DRAWN_LENGTH }, () => CODE_ALPHABET.charAt(randomInt(CODE_ALPHABET.length))).join('')

/** Fewer uses than there are would be a rule that is broken already. */
const usesErrors = async ({
  transaction,
  own,
  promo,
}: {
  transaction: Transaction
  own: number
  promo: Record<string, unknown>
}) => {
  const { rows } = await transaction.execute<{ uses: number; most: number }>(sql`
    select coalesce(sum(n), 0)::int as uses, coalesce(max(n), 0)::int as most from (
      select count(*) as n from reservation_discounts x join reservations r on r.id = x.reservation_id
      where x.promo_code_id = ${own} and x.released_at is null group by r.user_id) by_person`)
  const { uses, most } = onlyRow(rows)
  const isBelow = (name: string, count: number) => typeof promo[name] === 'number' && promo[name] < count
  return [
    ...(isBelow('max_uses', uses) ? [{ path: 'max_uses', message: `Il a déjà servi ${String(uses)} fois.` }] : []),
    ...(isBelow('max_uses_per_person', most)
      ? [{ path: 'max_uses_per_person', message: `Quelqu’un l’a déjà utilisé ${String(most)} fois.` }]
      : []),
  ]
}

const effectErrors = (promo: Record<string, unknown>) => {
  if (promo['effect'] === 'percent') {
    return typeof promo['percent'] === 'number' ? [] : [{ path: 'percent', message: 'Indique le pourcentage.' }]
  }
  return Number(promo['amount_cents'] ?? 0) > 0
    ? []
    : [{ path: 'amount_cents', message: 'Indique un montant au-dessus de zéro.' }]
}

const orderErrors = (promo: Record<string, unknown>) =>
  [
    ['first_day', 'last_day'],
    ['departures_from', 'departures_until'],
  ].flatMap(([from = '', until = '']) => {
    const [first, last] = [promo[from], promo[until]]
    return typeof first === 'string' && typeof last === 'string' && first > last
      ? [{ path: until, message: 'Ce jour est avant le premier.' }]
      : []
  })
