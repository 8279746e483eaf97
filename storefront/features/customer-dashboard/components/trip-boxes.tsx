import { MessageCircle } from 'lucide'
import type { ReservationDetail } from '@/contract/reservation-detail'
import { keptFigureRows } from '@/domain/carbon/kept-figure'
import { contactPath } from '@/domain/contact/contact'
import { SITE_PATHS } from '@/domain/site/site-paths'
import { Avatar } from '@/storefront/ui/avatar'
import { Box } from '@/storefront/ui/box'
import { Icon } from '@/storefront/ui/icon'
import { LinkButton } from '@/storefront/ui/link-button'
import { SiteLink } from '@/storefront/ui/site-link'

/** Who leads the trip, and where to ask a question. */
export const GuideBox = ({ reservation: { guide, expedition } }: { reservation: ReservationDetail }) => (
  <Box title="Ton guide">
    {guide ? (
      <div className="row dash-guide">
        <Avatar name={guide.full_name} src={guide.photo} size={72} />
        <div className="row__text">
          <p className="h4">{guide.full_name}</p>
          {guide.title && <p className="soft small">{guide.title}</p>}
        </div>
      </div>
    ) : (
      <p className="soft">On te dira bientôt qui t’emmène.</p>
    )}
    <LinkButton look="line" href={`/expeditions/${expedition.slug}#questions`}>
      <Icon of={MessageCircle} />
      Poser une question
    </LinkButton>
    <a className="link box__act" href={contactPath({ topic: 'reservation', expedition: expedition.id })}>
      Écrire à l’agence
    </a>
  </Box>
)

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
