/** Addresses that no first script of the site names. */
export const SERVER_PATHS = {
  /** « Renoncer au contrat ici »: the law wants it within reach. */
  withdrawal: '/renoncer-au-contrat',
  blogFeed: '/blog/feed.xml',
  blogJsonFeed: '/blog/feed.json',
  podcastFeed: '/blog/podcast.xml',
} as const
