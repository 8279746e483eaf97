import type { GuidePage, PublicGuide } from '@/contract/guides'
import { sayLanguages } from '@/domain/catalogue/guide-languages'
import { LinkButton } from '@/storefront/ui/link-button'
import { Tag } from '@/storefront/ui/tag'
import { GuidePortrait } from './guide-portrait'

export const GuideIntro = ({ guide }: { guide: GuidePage }) => (
  <div className="gintro">
    <figure className="gintro__fig">
      <GuidePortrait guide={guide} className="gintro__img" alt={`Portrait de ${guide.full_name}`} priority />
      {guide.portrait_caption && <figcaption className="small mute">{guide.portrait_caption}</figcaption>}
    </figure>
    <div className="gintro__t">
      <div>
        <h1>{guide.full_name}</h1>
        {guide.job_title && <p className="lead gintro__job">{guide.job_title}</p>}
      </div>
      {guide.biography && <p className="gintro__b">{guide.biography}</p>}
      <ul className="row row--tight wrapx" aria-label="En bref">
        {[sayLanguages(guide.languages), ...guide.facts].filter(Boolean).map((fact) => (
          <li key={fact}>
            <Tag tone="paper">{fact}</Tag>
          </li>
        ))}
      </ul>
      <div>
        <LinkButton look="go" href={guide.departures.length > 0 ? '#departs' : '#aventures'}>
          {guide.departures.length > 0 ? 'Voir les prochains départs' : 'Voir ses aventures'}
        </LinkButton>
      </div>
    </div>
  </div>
)

/** What a guide learned, and when. */
export const GuideDiplomas = ({ diplomas }: Pick<PublicGuide, 'diplomas'>) => (
  <ol className="gdiplomas">
    {diplomas.map(({ year, title }) => (
      <li key={`${String(year)} ${title}`}>
        <b>{year ?? ''}</b>
        <span>{title}</span>
      </li>
    ))}
  </ol>
)
