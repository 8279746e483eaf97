import { Link } from '@payloadcms/ui'

/** The way to one's own second factor, at the end of the navigation. */
export const SecondFactorLink = () => (
  <Link className="nav__link" href="/admin/second-facteur">
    <span>Double authentification</span>
  </Link>
)
