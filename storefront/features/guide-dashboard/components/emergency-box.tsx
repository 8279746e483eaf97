import { Phone } from 'lucide'
import { Box } from '@/storefront/ui/box'
import { Icon } from '@/storefront/ui/icon'
import { LinkButton } from '@/storefront/ui/link-button'

/** Whom to call when something goes wrong. */
export const EmergencyBox = ({ agency }: { agency: { phone: string; phone_e164: string } }) => (
  <Box title="En cas d’urgence" className="guide-emergency">
    <ul className="grid gap-2.5">
      <li className="row row-b">
        <span>Secours</span>
        <LinkButton look="danger" size="sm" className="num" href="tel:112">
          <Icon of={Phone} />
          112
        </LinkButton>
      </li>
      <li className="row row-b">
        <span>L’agence</span>
        <LinkButton look="danger" size="sm" className="num" href={`tel:${agency.phone_e164}`}>
          <Icon of={Phone} />
          {agency.phone}
        </LinkButton>
      </li>
    </ul>
  </Box>
)
