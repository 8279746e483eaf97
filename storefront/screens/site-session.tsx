'use client'

import { useSession } from '@/storefront/lib/session/hook'
import { onDemand } from '@/storefront/ui/on-demand'

const SiteSessionParts = onDemand(() => import('./site-session-parts').then((module) => module.SiteSessionParts))

/** Loads what is for who is signed in, and for who is to be led back somewhere: others never pay for it. */
export const SiteSession = ({ appointmentUrl }: { appointmentUrl: string }) => {
  const { user, returnTo } = useSession()
  return (user ?? returnTo) === null ? null : <SiteSessionParts appointmentUrl={appointmentUrl} />
}
