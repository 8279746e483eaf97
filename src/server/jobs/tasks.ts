import type { OutgoingMail } from '../email/outgoing-mail'
import type { HitScope } from '../search/enqueue-hit-refresh'

/** What each task that the house enqueues is told. */
export type TaskPayloads = {
  refresh_expedition_hits: { scope: HitScope; id?: number }
  configure_search: Record<string, never>
  send_mail: OutgoingMail
}
