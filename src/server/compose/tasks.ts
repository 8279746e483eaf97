import type { TaskList } from 'graphile-worker'
import { forgetExpired } from './forget-expired'
import { fetchPortrait } from '@/server/features/accounts/portrait/fetch-portrait'
import { freeExpiredHolds } from '@/server/features/booking/carts/free-expired-holds'
import { chaseDeposits } from '@/server/features/booking/reservations/chase-deposits'
import { remindByClock } from '@/server/features/booking/mails/remind-by-clock'
import { sendMail } from './send-mail'
import { mailFavouriteNews } from '@/server/features/interests/news/mail-favourite-news'
import { forgetTripData } from '@/server/features/booking/participants/forget-trip-data'
import { inviteReviews } from '@/server/features/catalogue/reviews/invite-reviews'
import { refreshExpeditionHits } from '@/server/features/search/cards/refresh-expedition-hits'
import { refreshHitFamilies } from '@/server/features/search/cards/refresh-hit-families'
import { refreshStaleHits } from '@/server/features/search/cards/refresh-stale-hits'
import { configureSearch } from '@/server/features/search/sync/configure-search'
import { reconcileSearch } from '@/server/features/search/sync/reconcile-search'
import { reindexSearch } from '@/server/features/search/sync/reindex-search'
import { syncSearch } from '@/server/features/search/sync/sync-search'
import { freeAbandonedJobs } from '@/server/platform/jobs/free-abandoned-jobs'
import { publishScheduled } from '@/server/platform/payload/publish-scheduled'

/** Every task of the worker, by the name it is enqueued under. */
export const TASK_LIST: TaskList = {
  refresh_expedition_hits: refreshExpeditionHits,
  refresh_stale_hits: refreshStaleHits,
  refresh_hit_families: refreshHitFamilies,
  sync_search: syncSearch,
  reconcile_search: reconcileSearch,
  configure_search: configureSearch,
  reindex_search: reindexSearch,
  send_mail: sendMail,
  free_expired_holds: freeExpiredHolds,
  remind_by_clock: remindByClock,
  chase_deposits: chaseDeposits,
  fetch_portrait: fetchPortrait,
  mail_favourite_news: mailFavouriteNews,
  invite_reviews: inviteReviews,
  forget_expired: forgetExpired,
  forget_trip_data: forgetTripData,
  publish_scheduled: publishScheduled,
  free_abandoned_jobs: (_payload, { withPgClient }) => withPgClient((client) => freeAbandonedJobs(client)),
}
