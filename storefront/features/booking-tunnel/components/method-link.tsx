import { SITE_PATHS } from '@/domain/site/site-paths'

/** How a figure is counted, beside the booking: it stays open. */
export const MethodLink = () => (
  <a className="link small" href={SITE_PATHS.carbonMethod} target="_blank" rel="noopener">
    Comment on compte<span className="sr-only">, nouvel onglet</span>
  </a>
)
