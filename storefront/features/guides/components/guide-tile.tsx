import { Footprints, Languages, MapPin } from 'lucide'
import Link from 'next/link'
import type { PublicGuide } from '@/contract/guides'
import { sayLanguages } from '@/domain/guide-languages'
import { SITE_PATHS } from '@/domain/site-paths'
import { Icon } from '@/storefront/ui/icon'
import { GuidePortrait } from './guide-portrait'

/** Of places and activities: the guide's own page says the rest. */
const MOST = 3

export const GuideTile = ({ guide }: { guide: PublicGuide }) => (
  <li className="gperson">
    <GuidePortrait guide={guide} className="gperson__img" />
    <h2>
      <Link href={SITE_PATHS.guide(guide.slug)} prefetch={false}>
        {guide.full_name}
      </Link>
    </h2>
    {guide.job_title && <p>{guide.job_title}</p>}
    <ul className="gperson__f">
      {[
        [MapPin, guide.countries.slice(0, MOST).join(', ')] as const,
        [Footprints, guide.families.slice(0, MOST).join(', ')] as const,
        [Languages, sayLanguages(guide.languages)] as const,
      ].map(
        ([icon, words]) =>
          words && (
            <li key={words}>
              <Icon of={icon} />
              {words}
            </li>
          ),
      )}
    </ul>
  </li>
)
