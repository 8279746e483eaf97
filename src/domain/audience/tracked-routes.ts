/** The pages that may be measured: those that show everyone the same. A route that is not here never is. */
const TRACKED =
  /^(?:\/react-front)?(?:\/|\/expeditions(?:\/[^/]+)?|\/avis|\/recherche|\/blog(?:\/.+)?|\/faq|\/our-guides(?:\/[^/]+)?)?\/?$/

/** Whether a page may load what measures, and its policy names the hosts of it. */
export const isTracked = (pathname: string): boolean => TRACKED.test(pathname)
