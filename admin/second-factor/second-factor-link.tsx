import { Link } from '@payloadcms/ui'

/** The way to one's own second factor, at the end of the navigation. */
export const SecondFactorLink = () => (
  <Link className="nav__link second-factor-link" href="/admin/second-facteur">
    <span className="nav__link-label">Double authentification</span>
  </Link>
)
