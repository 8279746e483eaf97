import { BookOpen, CircleQuestionMark, Gauge, Handshake, MessageCircle, type IconNode } from 'lucide'
import type { Navigation } from '@/contract/site'
import { SITE_PATHS } from '@/domain/site/site-paths'
import { SiteLink } from '@/storefront/ui/site-link'
import { ArrowLink } from './arrow-link'

const ICONS: Record<string, IconNode> = {
  [SITE_PATHS.blog]: BookOpen,
  [SITE_PATHS.levelQuiz]: Gauge,
  [SITE_PATHS.faq]: CircleQuestionMark,
  [SITE_PATHS.reviews]: MessageCircle,
  [SITE_PATHS.collaborations]: Handshake,
}

/** What a featured link without a picture of its own shows, by its position. */
const BRAND_PICTURES = ['/brand/home-hero-768.webp', '/brand/home-hero-portrait-768.webp']

type MissionPanelProps = { links: Pick<Navigation, 'agency_links' | 'featured_links'> }

/** « L’agence », opened by « Notre mission » under the desktop header. */
export const MissionPanel = ({ links: { agency_links, featured_links } }: MissionPanelProps) => (
  <section className="mission" aria-labelledby="titre-agence">
    <div>
      <h2 id="titre-agence">L’agence</h2>
      <ul className="mmenu__list mission__links">
        {agency_links.map(({ label, href }) => (
          <ArrowLink key={`${label} ${href}`} href={href} icon={ICONS[href]}>
            {label}
          </ArrowLink>
        ))}
      </ul>
    </div>
    <div>
      <p className="h4 mission__title">A la une</p>
      <div className="mission__cards">
        {featured_links.map(({ label, href, picture }, position) => (
          <SiteLink key={`${label} ${href}`} className="coll on-dark" href={href}>
            <img src={picture ?? BRAND_PICTURES[position % BRAND_PICTURES.length]} alt="" width={768} height={576} />
            <h3 className="mission__name">{label}</h3>
          </SiteLink>
        ))}
      </div>
    </div>
  </section>
)
