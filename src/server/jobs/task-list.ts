import type { TaskList } from 'graphile-worker'
import { forgetExpired } from '../accounts/forget-expired'
import { fetchPortrait } from '../accounts/portrait/fetch-portrait'
import { freeExpiredHolds } from '../booking/carts/free-expired-holds'
import { chaseDeposits } from '../booking/reservations/chase-deposits'
import { remindByClock } from '../booking/mails/remind-by-clock'
import { sendMail } from '../email/send-mail'
import { mailFavouriteNews } from '../interests/news/mail-favourite-news'
import { forgetTripData } from '../participants/forget-trip-data'
import { inviteReviews } from '../reviews/invite-reviews'
import { refreshExpeditionHits } from '../search/refresh-expedition-hits'
import { refreshHitFamilies } from '../search/refresh-hit-families'
import { refreshStaleHits } from '../search/refresh-stale-hits'
import { configureSearch } from '../search/sync/configure-search'
import { reconcileSearch } from '../search/sync/reconcile-search'
import { reindexSearch } from '../search/sync/reindex-search'
import { syncSearch } from '../search/sync/sync-search'
import { freeAbandonedJobs } from './free-abandoned-jobs'
import { publishScheduled } from './publish-scheduled'

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
