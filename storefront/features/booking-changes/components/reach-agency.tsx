import type { AgencyPhone } from '../rules/agency-phone'

/** The agency's number, to press. */
export const ReachAgency = ({ phone }: { phone: AgencyPhone }) => (
  <a className="link num" href={`tel:${phone.phone_e164}`}>
    {phone.phone}
  </a>
)
