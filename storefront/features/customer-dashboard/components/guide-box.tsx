import { MessageCircle } from 'lucide'
import type { ReservationDetail } from '@/contract/reservations'
import { contactPath } from '@/domain/contact'
import { Avatar } from '@/storefront/ui/avatar'
import { Box } from '@/storefront/ui/box'
import { Icon } from '@/storefront/ui/icon'
import { LinkButton } from '@/storefront/ui/link-button'

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
