import type { PayloadRequest } from 'payload'
import { sql } from '@/server/platform/payload/transaction-of'

type User = NonNullable<PayloadRequest['user']>

/**
 * SQL: whether the user may read the departure `d` of the expedition `e`: the agency reads all, a guide those he or she
 * leads, by name or by default through the expedition (the rule of the panel's departures), nobody else any.
 */
export const isLedBy = (user: User) => {
  if (user.role === 'staff' || user.role === 'admin') return sql`true`
  if (user.role !== 'guide') return sql`false`
  return sql`exists (
    select 1 from guides g where g.id = coalesce(d.guide_id, e.guide_id) and g.user_id = ${user.id})`
}
