import type { OutgoingMail } from '@/server/platform/email/outgoing-mail'
import type { HitScope } from '@/server/features/search/cards/enqueue-hit-refresh'

/** What each task that the house enqueues is told. */
export type TaskPayloads = {
  refresh_expedition_hits: { scope: HitScope; id?: number }
  refresh_hit_families: Record<string, never>
  configure_search: Record<string, never>
  reindex_search: { run: number }
  send_mail: OutgoingMail
  free_expired_holds: { departureId?: number }
  fetch_portrait: { userId: number; url: string }
}
