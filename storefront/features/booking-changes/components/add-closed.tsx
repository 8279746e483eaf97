import { RESERVATION_PATHS } from '@/domain/reservations/reservation-paths'
import { SITE_PATHS } from '@/domain/site/site-paths'
import { Box } from '@/storefront/ui/box'
import { LinkButton } from '@/storefront/ui/link-button'
import { SiteLink } from '@/storefront/ui/site-link'
import type { WayProps } from '../rules/way-props'
import { ReachAgency } from './reach-agency'

/** Why nobody can be added, and the way that is left: the waitlist, what is to be paid, or the agency. */
export const AddClosed = ({ reservation, changes, phone, slug }: WayProps & { slug: string }) => {
  const { refusal } = changes.travelers
  if (refusal === 'unpaid') {
    return (
      <Box title="Règle d’abord ta réservation">
        <p className="soft">
          Une somme aurait dû être réglée{'\u00a0'}: dès que c’est fait, tu ajoutes qui tu veux. Un souci{'\u00a0'}?
          Appelle-nous au <ReachAgency phone={phone} />.
        </p>
        <LinkButton look="ink" href={RESERVATION_PATHS.reservation(reservation.reservation_id)}>
          Voir ce qui reste à régler
        </LinkButton>
      </Box>
    )
  }
  if (refusal === 'closed') {
    return (
      <Box title="Ajoute quelqu’un avec nous">
        <p className="soft">
          Ce départ n’est plus en vente en ligne. Appelle-nous au <ReachAgency phone={phone} />
          {'\u00a0'}: on regarde s’il reste une place.
        </p>
      </Box>
    )
  }
  return (
    <Box title="Ce départ est complet">
      <p className="soft">
        Plus aucune place n’est libre.{' '}
        <SiteLink className="link" href={`${SITE_PATHS.expedition(slug)}#dates`}>
          Inscris-toi sur la liste d’attente
        </SiteLink>
        {'\u00a0'}: dès qu’une place se libère, on te la propose. Ou appelle-nous au <ReachAgency phone={phone} />.
      </p>
    </Box>
  )
}
