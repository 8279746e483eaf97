'use client'

import dynamic from 'next/dynamic'
import { useSession } from '@/storefront/lib/session-hook'

const PhoneForm = dynamic(() => import('./phone-form').then((module) => module.PhoneForm), { ssr: false })

/** Where an advisor offers to call, once in the frame of the site. */
export const PhonePopup = () => {
  const { phonePopup, user } = useSession()
  return phonePopup && user && !user.phone ? <PhoneForm isSubscribed={user.newsletter} /> : null
}
