import { MailLayout } from '@/server/platform/email/mail-layout'
import { MailAction, MailText, MailTitle } from '@/server/platform/email/mail-parts'

type CallRequestMailProps = { siteUrl: string; slot: string; expedition: string | null; link: string }

/** For the agency. The number is in the panel alone, where it is erased in time. */
export const CallRequestMail = ({ siteUrl, slot, expedition, link }: CallRequestMailProps) => (
  <MailLayout preview={slot} siteUrl={siteUrl} footnote="Ce message est pour l’agence : le numéro est dans le panneau.">
    <MailTitle>Quelqu’un attend un appel</MailTitle>
    <MailText>
      {`Créneau demandé\u00a0: ${slot}.`}
      {expedition !== null && ` Il s’agit de «\u00a0${expedition}\u00a0».`}
    </MailText>
    <MailAction href={link}>Voir le numéro</MailAction>
  </MailLayout>
)
