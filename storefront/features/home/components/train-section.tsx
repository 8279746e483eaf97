import { ArrowRight } from 'lucide'
import type { ReactNode } from 'react'
import type { HomePage } from '@/contract/site'
import { frenchSpaces } from '@/domain/text/french-spaces'
import { SITE_PATHS } from '@/domain/site/site-paths'
import { Icon } from '@/storefront/ui/icon'
import { LinkButton } from '@/storefront/ui/link-button'

type TrainSectionProps = Pick<HomePage, 'train_title' | 'train_text' | 'train_stops'> & {
  /** What each way to a trip emits; null where no trip tells how one gets there. */
  bars: ReactNode
}

/** Why trips start at a station: the carbon of each mode, and how far a train goes. */
export const TrainSection = ({ bars, ...home }: TrainSectionProps) => (
  <section className="section dark on-dark" data-alt={'1\u00a0120\u00a0m'} aria-labelledby="titre-train">
    <div className="topo" />
    <div className="wrap split">
      <div>
        <h2 id="titre-train">{frenchSpaces(home.train_title)}</h2>
        <p className="lead carbon-lead">{frenchSpaces(home.train_text)}</p>
        {bars}
        <LinkButton look="line" className="carbon-method" href={SITE_PATHS.carbonMethod}>
          Comment on calcule
          <Icon of={ArrowRight} />
        </LinkButton>
      </div>
      <ol className="trainline">
        {home.train_stops.map(({ time, city, text }) => (
          <li key={city}>
            <span className="trainline__time">{frenchSpaces(time)}</span>
            <div>
              <b>{city}</b>
              <span>{frenchSpaces(text)}</span>
            </div>
          </li>
        ))}
      </ol>
    </div>
  </section>
)
