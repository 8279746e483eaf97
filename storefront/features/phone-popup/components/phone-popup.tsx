'use client'

import { usePathname } from 'next/navigation'
import { SECRET_PAGES } from '@/domain/accounts/secret-link'
import { useSession } from '@/storefront/lib/session/hook'
import { onDemand } from '@/storefront/ui/on-demand'

const PhoneForm = onDemand(() => import('./phone-form').then((module) => module.PhoneForm))

/** Where an advisor offers to call, once in the frame of the site: over any page but the visitor's own, which one came for. */
export const PhonePopup = ({ appointmentUrl }: { appointmentUrl: string }) => {
  const { phonePopup, user } = useSession()
  const isOwn = isOwnPage(usePathname())
  if (!phonePopup || isOwn || !user || user.phone) return null
  return <PhoneForm isSubscribed={user.newsletter || user.newsletter_pending} appointmentUrl={appointmentUrl} />
}

const OWN_PAGES = [
  '/my-account',
  '/my-expeditions',
  '/mes-favoris',
  '/reservations',
  '/renoncer-au-contrat',
  ...SECRET_PAGES,
]

/** Whether a page is about what the visitor booked, liked or was sent by mail. */
const isOwnPage = (path: string): boolean => OWN_PAGES.some((page) => `${path}/`.startsWith(`${page}/`))
