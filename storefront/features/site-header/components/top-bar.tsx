import { Gift, Phone } from 'lucide'
import Link from 'next/link'
import type { SiteSettings } from '@/contract/site'
import { Icon } from '@/storefront/ui/icon'

type TopBarProps = { settings: Pick<SiteSettings, 'baseline' | 'phone' | 'phone_e164'> }

export const TopBar = ({ settings }: TopBarProps) => (
  <div className="wrap hdr__top">
    <p>{settings.baseline}</p>
    <Link href="/blog" prefetch={false}>
      Blog
    </Link>
    <Link href="/ton-niveau" prefetch={false}>
      Ton niveau
    </Link>
    <Link href="/faq" prefetch={false}>
      FAQ
    </Link>
    <a href={`tel:${settings.phone_e164}`} className="num">
      <Icon of={Phone} />
      {settings.phone}
    </a>
    <Link href="/cartes-cadeaux" prefetch={false}>
      <Icon of={Gift} />
      Carte cadeau
    </Link>
  </div>
)
