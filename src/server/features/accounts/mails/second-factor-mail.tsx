import { formatCount } from '@/domain/text/plural'
import { MailLayout } from '@/server/platform/email/mail-layout'
import { MailAction, MailGreeting, MailText, MailTitle } from '@/server/platform/email/mail-parts'

export const SECOND_FACTOR_SUBJECTS = {
  second_factor_on: 'La double authentification protège ton compte',
  second_factor_off: 'La double authentification est désactivée',
  second_factor_removed: 'Ta double authentification a été retirée',
  recovery_code_used: 'Un code de secours a ouvert ton compte',
  recovery_codes_drawn: 'Tes codes de secours ont été remplacés',
} as const

/** What is written about an account's second factor. */
export type SecondFactorMailKind = keyof typeof SECOND_FACTOR_SUBJECTS

const TEXTS = {
  second_factor_on:
    'À chaque connexion, ton compte demande maintenant un code de ton application. Tes autres appareils sont déconnectés. Garde tes codes de secours en lieu sûr.',
  second_factor_off: 'Ton mot de passe suffit de nouveau pour ouvrir ton compte.',
  second_factor_removed:
    'L’administration a retiré la double authentification de ton compte, et tes appareils sont déconnectés. Configure-la de nouveau à ta prochaine connexion.',
  recovery_codes_drawn: 'Dix nouveaux codes de secours ont été donnés. Les anciens ne valent plus rien.',
} as const

type SecondFactorMailProps = {
  firstName: string | null
  siteUrl: string
  kind: SecondFactorMailKind
  /** Recovery codes that remain, when one was used. */
  left: number
}

export const SecondFactorMail = ({ firstName, siteUrl, kind, left }: SecondFactorMailProps) => (
  <MailLayout
    preview={SECOND_FACTOR_SUBJECTS[kind]}
    siteUrl={siteUrl}
    footnote="Tu reçois ce message parce que la protection de ton compte de l’équipe a changé ou a servi."
  >
    <MailTitle>{SECOND_FACTOR_SUBJECTS[kind]}</MailTitle>
    <MailGreeting firstName={firstName} />
    <MailText>{kind === 'recovery_code_used' ? usedText(left) : TEXTS[kind]}</MailText>
    <MailText>
      Ce n’est pas toi&nbsp;? Change ton mot de passe par «&nbsp;Mot de passe oublié&nbsp;?&nbsp;» et préviens
      l’administration.
    </MailText>
    <MailAction href={`${siteUrl}/admin/second-facteur`}>Voir ma double authentification</MailAction>
  </MailLayout>
)

const usedText = (left: number): string =>
  left > 0
    ? `Ce code ne vaut plus rien. Il t’en reste ${formatCount(left, 'autre', 'autres')}.`
    : 'C’était le dernier\u00a0: demandes-en dix nouveaux dès maintenant.'
