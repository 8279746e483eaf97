import { env } from '@/env'
import { confirmationLink, unsubscribeHeaders, unsubscribeLink } from '../newsletter/newsletter-links'
import type { ComposedMail } from './compose-mail'
import type { OutgoingMail } from './outgoing-mail'
import { ConfirmNewsletter } from './templates/confirm-newsletter'
import { NewProvider } from './templates/new-provider'
import { PasswordChanged } from './templates/password-changed'
import { ResetPassword } from './templates/reset-password'
import { Welcome } from './templates/welcome'

const TO = 'camille@lagopede.test'

/** Each message with sample values, for `npm run mail:preview`. */
export const composePreviews = (): Record<OutgoingMail['template'], ComposedMail> => {
  const reader = { firstName: 'Camille', siteUrl: env().SITE_URL }
  const link = `${reader.siteUrl}/nouveau-mot-de-passe?token=exemple`
  return {
    welcome: { to: TO, subject: 'Bienvenue chez Lagopède', content: <Welcome {...reader} /> },
    reset_password: {
      to: TO,
      subject: 'Choisis un nouveau mot de passe',
      content: <ResetPassword {...reader} link={link} />,
    },
    password_changed: { to: TO, subject: 'Ton mot de passe a changé', content: <PasswordChanged {...reader} /> },
    new_provider: {
      to: TO,
      subject: 'Google ouvre maintenant ton compte',
      content: <NewProvider {...reader} provider="Google" />,
    },
    confirm_newsletter: {
      to: TO,
      subject: 'Confirme ton inscription à la newsletter',
      content: (
        <ConfirmNewsletter siteUrl={reader.siteUrl} link={confirmationLink(TO)} unsubscribe={unsubscribeLink(TO)} />
      ),
      headers: unsubscribeHeaders(TO),
    },
  }
}
