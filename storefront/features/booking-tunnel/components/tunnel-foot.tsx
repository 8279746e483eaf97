import type { ReactNode } from 'react'
import type { SiteSettings } from '@/contract/site'

type TunnelFootProps = {
  settings: Pick<SiteSettings, 'phone' | 'phone_e164' | 'opening_hours'>
  /** Another way to reach the agency, beside its number. */
  callBack: ReactNode
}

export const TunnelFoot = ({ settings, callBack }: TunnelFootProps) => (
  <footer className="wrap small mute tun-foot">
    <p>
      Besoin d’un coup de main{'\u00a0'}?{' '}
      <a className="link num whitespace-nowrap" href={`tel:${settings.phone_e164}`}>
        {settings.phone}
      </a>
      , {settings.opening_hours.charAt(0).toLowerCase() + settings.opening_hours.slice(1)}, ou {callBack}
    </p>
  </footer>
)
