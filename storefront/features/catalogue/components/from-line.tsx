import type { ReactNode } from 'react'
import { SITE_PATHS } from '@/domain/site-paths'
import { SiteLink } from '@/storefront/ui/site-link'

/** The town that hours and kilos are counted from, and what they count. */
export const FromLine = ({ town }: { town: ReactNode }) => (
  <div className="fromline">
    {town}
    <p className="small soft">
      De ta porte au rendez-vous, en train. Les kilos sont par personne, aller-retour, puis séjour compris.{' '}
      <SiteLink className="link" href={SITE_PATHS.carbonMethod}>
        Comment on compte
      </SiteLink>
    </p>
  </div>
)
