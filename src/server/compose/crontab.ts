/**
 * What happens by the clock. Times are UTC: cards are looked at just after both hours that can be
 * midnight in Paris, and the task finds nothing to do at the wrong one.
 * Nobody is written to about their favourites at night.
 */
export const CRONTAB = `
1 22,23 * * * refresh_stale_hits
11 7 * * * chase_deposits ?jobKey=chase_deposits
41 8 * * * invite_reviews ?jobKey=invite_reviews
17 * * * * forget_expired ?jobKey=forget_expired
29 * * * * forget_trip_data ?jobKey=forget_trip_data
23 6-18 * * * mail_favourite_news ?jobKey=mail_favourite_news
41 6-18 * * * remind_by_clock ?jobKey=remind_by_clock
* * * * * free_expired_holds ?jobKey=free_expired_holds
* * * * * publish_scheduled ?jobKey=publish_scheduled
* * * * * reconcile_search ?jobKey=reconcile_search
* * * * * free_abandoned_jobs ?jobKey=free_abandoned_jobs
`
