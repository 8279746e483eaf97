import { Phone } from 'lucide'
import type { NavigationLink, SiteSettings } from '@/contract/site'
import { Button } from '@/storefront/ui/button'
import { Icon } from '@/storefront/ui/icon'
import { LinkButton } from '@/storefront/ui/link-button'
import { Ptarmigan } from '@/storefront/ui/ptarmigan'
import { ArrowLink } from './arrow-link'

type MobileVisitorMenuProps = {
  settings: Pick<SiteSettings, 'phone' | 'phone_e164' | 'opening_hours'>
  links: NavigationLink[]
  isReady: boolean
  onAskLogin: () => void
}

export const MobileVisitorMenu = ({ settings, links, isReady, onAskLogin }: MobileVisitorMenuProps) => (
  <>
    {/* Keeps its place while the session is not known, unseen. */}
    <div className={`hdr__prompt ${isReady ? '' : 'invisible'}`}>
      <p className="h3">Retrouve tes favoris et tes réservations</p>
      <Ptarmigan className="absolute top-3.5 right-3 w-19.5" />
      <Button look="go" block onClick={onAskLogin}>
        Se connecter ou s’inscrire
      </Button>
    </div>
    <ul className="mmenu__list big">
      {links.map(({ label, href }) => (
        <ArrowLink key={`${label} ${href}`} href={href}>
          {label}
        </ArrowLink>
      ))}
    </ul>
    <LinkButton look="line" block className="num mt-4.5" href={`tel:${settings.phone_e164}`}>
      <Icon of={Phone} />
      {settings.phone}
    </LinkButton>
    <p className="small mute mt-2 text-center">{settings.opening_hours}</p>
  </>
)
