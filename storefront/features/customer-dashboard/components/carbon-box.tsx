import type { ReservationDetail } from '@/contract/reservations'
import { keptFigureRows } from '@/domain/carbon/kept-figure'
import { SITE_PATHS } from '@/domain/site-paths'
import { Box } from '@/storefront/ui/box'
import { SiteLink } from '@/storefront/ui/site-link'

/** What the trip emits as its contract keeps it; nothing for a booking of before. */
export const CarbonBox = ({ carbon }: Pick<ReservationDetail, 'carbon'>) => {
  if (!carbon) return null
  return (
    <Box title="Ton bilan carbone">
      <dl className="stack stack--tight">
        {keptFigureRows(carbon).map(({ label, value }) => (
          <div key={label}>
            <dt className="dash-carbon__what">{label}</dt>
            <dd className="soft">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="small soft">
        Compté le jour de ta commande, et gardé tel quel.{' '}
        <SiteLink className="link" href={SITE_PATHS.carbonMethod}>
          Comment on compte
        </SiteLink>
      </p>
    </Box>
  )
}
