import { Phone } from 'lucide'
import { formatPhone } from '@/domain/phone'
import { Box } from '@/storefront/ui/box'
import { Icon } from '@/storefront/ui/icon'
import { LinkButton } from '@/storefront/ui/link-button'

type EmergencyBoxProps = { agency: { phone: string; phone_e164: string }; emergencyPhone: string | null }

/** Whom to call when something goes wrong: help, then who is on duty at the agency, then its desk. */
export const EmergencyBox = ({ agency, emergencyPhone }: EmergencyBoxProps) => (
  <Box title="En cas d’urgence" className="guide-emergency">
    <ul className="emergency-list">
      <Line label="Secours" phone="112" href="tel:112" />
      {emergencyPhone && (
        <Line label="Astreinte, jour et nuit" phone={formatPhone(emergencyPhone)} href={`tel:${emergencyPhone}`} />
      )}
      <Line label="L’agence" phone={agency.phone} href={`tel:${agency.phone_e164}`} />
    </ul>
  </Box>
)

const Line = ({ label, phone, href }: { label: string; phone: string; href: string }) => (
  <li className="row row-b">
    <span>{label}</span>
    <LinkButton look="danger" size="sm" className="num" href={href}>
      <Icon of={Phone} />
      {phone}
    </LinkButton>
  </li>
)
