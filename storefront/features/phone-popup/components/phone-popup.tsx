'use client'

import dynamic from 'next/dynamic'
import { useSession } from '@/storefront/lib/session-hook'

const PhoneForm = dynamic(() => import('./phone-form').then((module) => module.PhoneForm), { ssr: false })

/** Where an advisor offers to call, once in the frame of the site. */
export const PhonePopup = ({ appointmentUrl }: { appointmentUrl: string }) => {
  const { phonePopup, user } = useSession()
  if (!phonePopup || !user || user.phone) return null
  return <PhoneForm isSubscribed={user.newsletter} appointmentUrl={appointmentUrl} />
}
