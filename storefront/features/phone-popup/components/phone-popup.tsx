'use client'

import { usePathname } from 'next/navigation'
import { isTracked } from '@/domain/tracked-routes'
import { useSession } from '@/storefront/lib/session/hook'
import { onDemand } from '@/storefront/ui/on-demand'

const PhoneForm = onDemand(() => import('./phone-form').then((module) => module.PhoneForm))

/** Where an advisor offers to call, once in the frame of the site: never over a private page, which one came for. */
export const PhonePopup = ({ appointmentUrl }: { appointmentUrl: string }) => {
  const { phonePopup, user } = useSession()
  const isPublic = isTracked(usePathname())
  if (!phonePopup || !isPublic || !user || user.phone) return null
  return <PhoneForm isSubscribed={user.newsletter || user.newsletter_pending} appointmentUrl={appointmentUrl} />
}
