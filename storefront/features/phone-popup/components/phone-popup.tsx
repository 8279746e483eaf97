'use client'

import { useSession } from '@/storefront/lib/session-hook'
import { onDemand } from '@/storefront/ui/on-demand'

const PhoneForm = onDemand(() => import('./phone-form').then((module) => module.PhoneForm))

/** Where an advisor offers to call, once in the frame of the site. */
export const PhonePopup = ({ appointmentUrl }: { appointmentUrl: string }) => {
  const { phonePopup, user } = useSession()
  if (!phonePopup || !user || user.phone) return null
  return <PhoneForm isSubscribed={user.newsletter || user.newsletter_pending} appointmentUrl={appointmentUrl} />
}
