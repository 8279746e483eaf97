/** What somebody waits for, before all that can wait; graphile-worker takes the lowest first, then the oldest. */
const FIRST = [
  'settle_payment',
  'settle_payments',
  'send_refund',
  'free_expired_holds',
  'serve_waitlists',
  'mind_shared_deposits',
  'cancel_departures',
  'change_contracts',
  'publish_scheduled',
]
/** The work of the index. */
const LAST = ['refresh_expedition_hits', 'refresh_hit_families', 'sync_search', 'reconcile_search', 'reindex_search']

/** When a job of this task comes, among those that wait. */
export const priorityOf = (task: string): number => {
  if (FIRST.includes(task)) return -10
  return LAST.includes(task) ? 10 : 0
}
