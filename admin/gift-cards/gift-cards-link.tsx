import { Link } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import type { Role } from '@/domain/accounts/roles'

export const GIFT_ROLES: Role[] = ['staff', 'admin']

/** The way to gift cards, at the end of the navigation of who may see them. */
export const GiftCardsLink = ({ user }: ServerProps) =>
  user && GIFT_ROLES.includes(user.role) ? (
    <Link className="nav__link" href="/admin/cartes-cadeaux">
      <span>Cartes cadeaux</span>
    </Link>
  ) : null
