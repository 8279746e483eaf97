import type { ReactNode } from 'react'
import type { SiteSettings } from '@/contract/site'

type ReachUsProps = {
  settings: Pick<SiteSettings, 'phone' | 'phone_e164' | 'opening_hours'>
  /** Another way to reach the agency, beside its number. */
  callBack: ReactNode
}

/** The agency's number, its hours, and another way to speak with it. */
export const ReachUs = ({ settings, callBack }: ReachUsProps) => (
  <>
    <a className="link num unbroken" href={`tel:${settings.phone_e164}`}>
      {settings.phone}
    </a>
    , {settings.opening_hours.charAt(0).toLowerCase() + settings.opening_hours.slice(1)}, ou {callBack}
  </>
)
