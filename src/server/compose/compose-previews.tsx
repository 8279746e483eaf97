import { env } from '@/env'
import { alertsHeaders, alertsLink } from '@/server/features/interests/news/alert-links'
import { bookingPreviews } from '@/server/features/booking/mails/booking-previews'
import { confirmationLink, unsubscribeHeaders, unsubscribeLink } from '@/server/features/newsletter/newsletter-links'
import type { ComposedMail } from './compose-mail'
import type { OutgoingMail, SecondFactorMailKind } from '@/server/platform/email/outgoing-mail'
import { AccountOpened } from '@/server/features/accounts/mails/account-opened'
import { AddressChanged } from '@/server/features/accounts/mails/address-changed'
import { ConfirmNewsletter } from '@/server/features/newsletter/confirm-newsletter'
import { ConfirmOrder } from '@/server/features/booking/mails/confirm-order'
import { FavouriteNews } from '@/server/features/interests/news/favourite-news'
import { NewMessage } from '@/server/features/messages/new-message'
import { NewProvider } from '@/server/features/accounts/mails/new-provider'
import { ParticipantProfile } from '@/server/features/booking/mails/participant-profile'
import { ParticipantReminder } from '@/server/features/booking/mails/participant-reminder'
import { PasswordChanged } from '@/server/features/accounts/mails/password-changed'
import { ProviderRemoved } from '@/server/features/accounts/mails/provider-removed'
import { ReviewInvitation } from '@/server/features/catalogue/reviews/review-invitation'
import { ReviewRejected } from '@/server/features/catalogue/reviews/review-rejected'
import { ResetPassword } from '@/server/features/accounts/mails/reset-password'
import { RoleChanged } from '@/server/features/accounts/mails/role-changed'
import { UnfinishedBasket } from '@/server/features/booking/mails/unfinished-basket'
import { SECOND_FACTOR_SUBJECTS, SecondFactorMail } from '@/server/features/accounts/mails/second-factor-mail'
import { Welcome } from '@/server/features/accounts/mails/welcome'

const TO = 'camille@lagopede.test'

/** Each message with sample values, for `npm run mail:preview`. */
export const composePreviews = (): Record<OutgoingMail['template'], ComposedMail> => {
  const reader = { firstName: 'Camille', siteUrl: env().SITE_URL }
  const message = {
    expedition: 'Traversée du Vercors en bivouac',
    link: `${reader.siteUrl}/expeditions/traversee-du-vercors-en-bivouac#questions`,
    author: 'Inès',
  }
  const link = `${reader.siteUrl}/nouveau-mot-de-passe#token=exemple`
  const profile = {
    ...reader,
    expedition: 'Traversée du Vercors en bivouac',
    departureStart: '2027-06-14',
    link: `${reader.siteUrl}/participants#token=exemple`,
  }
  return {
    ...bookingPreviews(TO),
    confirm_order: {
      to: TO,
      subject: 'Confirme ta commande',
      content: (
        <ConfirmOrder
          {...reader}
          expedition="Traversée du Vercors en bivouac"
          start="2027-06-14"
          end="2027-06-18"
          travelers={2}
          total={1280}
          until="16 h 30"
          href={link}
        />
      ),
    },
    unfinished_basket: {
      to: TO,
      subject: 'Ta réservation t’attend',
      content: (
        <UnfinishedBasket
          {...reader}
          expedition={message.expedition}
          start="2027-06-14"
          end="2027-06-18"
          href={`${reader.siteUrl}/reservations/1/1`}
        />
      ),
    },
    participant_link: {
      to: TO,
      subject: 'Ton profil pour Traversée du Vercors en bivouac',
      content: <ParticipantProfile {...profile} bookedBy="Hugo" />,
    },
    participant_reminder: {
      to: TO,
      subject: 'Un profil à compléter pour Traversée du Vercors en bivouac',
      content: <ParticipantReminder {...profile} traveler="Hugo" />,
    },
    welcome: {
      to: TO,
      subject: 'Bienvenue chez Lagopède',
      content: <Welcome {...reader} link={`${reader.siteUrl}/confirmer-mon-adresse#token=exemple`} />,
    },
    reset_password: {
      to: TO,
      subject: 'Choisis un nouveau mot de passe',
      content: <ResetPassword {...reader} link={link} />,
    },
    favourite_news: {
      to: TO,
      subject: 'De nouvelles dates pour Traversée du Vercors en bivouac',
      content: (
        <FavouriteNews
          {...reader}
          title="De nouvelles dates pour Traversée du Vercors en bivouac"
          news={[
            {
              name: 'Traversée du Vercors en bivouac',
              slug: 'traversee-du-vercors-en-bivouac',
              photo: null,
              departures: [
                { first_day: '2027-06-14', last_day: '2027-06-18', open_seats: 8, kinds: ['new_departure'] },
              ],
            },
          ]}
          unsubscribe={alertsLink(0)}
        />
      ),
      headers: alertsHeaders(0),
    },
    password_changed: { to: TO, subject: 'Ton mot de passe a changé', content: <PasswordChanged {...reader} /> },
    account_opened: {
      to: TO,
      subject: 'Ton compte Lagopède est ouvert',
      content: <AccountOpened {...reader} link={link} days={7} isTeam />,
    },
    role_changed: {
      to: TO,
      subject: 'Ton rôle chez Lagopède a changé',
      content: <RoleChanged {...reader} roleName="Guide" />,
    },
    address_changed: {
      to: TO,
      subject: 'L’adresse de ton compte a changé',
      content: <AddressChanged {...reader} isFormer />,
    },
    ...secondFactorPreviews(reader),
    new_provider: {
      to: TO,
      subject: 'Google ouvre maintenant ton compte',
      content: <NewProvider {...reader} provider="Google" />,
    },
    provider_removed: {
      to: TO,
      subject: 'Google n’ouvre plus ton compte',
      content: <ProviderRemoved {...reader} provider="Google" />,
    },
    new_question: {
      to: TO,
      subject: 'Une question sur Traversée du Vercors en bivouac',
      content: <NewMessage {...reader} {...message} body="Y a-t-il de l’eau tous les jours ?" question={null} />,
    },
    new_reply: {
      to: TO,
      subject: 'Inès t’a répondu',
      content: (
        <NewMessage {...reader} {...message} body="Oui, chaque soir." question="Y a-t-il de l’eau tous les jours ?" />
      ),
    },
    review_invitation: {
      to: TO,
      subject: 'C’était comment, Traversée du Vercors en bivouac ?',
      content: (
        <ReviewInvitation
          {...reader}
          expedition={message.expedition}
          link={`${reader.siteUrl}/my-expeditions/1/avis`}
        />
      ),
    },
    review_rejected: {
      to: TO,
      subject: 'Ton avis n’a pas été publié',
      content: (
        <ReviewRejected
          {...reader}
          expedition={message.expedition}
          reason="Il nomme une personne."
          contact={`${reader.siteUrl}/collaborations#Contact-Us`}
        />
      ),
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

const secondFactorPreviews = (reader: { firstName: string; siteUrl: string }) => {
  const preview = (kind: SecondFactorMailKind): ComposedMail => ({
    to: TO,
    subject: SECOND_FACTOR_SUBJECTS[kind],
    content: <SecondFactorMail {...reader} kind={kind} left={9} />,
  })
  return {
    second_factor_on: preview('second_factor_on'),
    second_factor_off: preview('second_factor_off'),
    second_factor_removed: preview('second_factor_removed'),
    recovery_code_used: preview('recovery_code_used'),
    recovery_codes_drawn: preview('recovery_codes_drawn'),
  }
}
