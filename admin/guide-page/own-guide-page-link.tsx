import { Link } from '@payloadcms/ui'
import type { ServerProps } from 'payload'

/** A guide's way to the text of his or her page, in the navigation. */
export const OwnGuidePageLink = ({ user }: ServerProps) =>
  user?.role === 'guide' ? (
    <Link className="nav__link" href="/admin/ma-page">
      <span>Ma page de guide</span>
    </Link>
  ) : null
