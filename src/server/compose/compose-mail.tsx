import type { ReactElement } from 'react'
import type { Role } from '@/domain/roles'
import { env } from '@/env'
import { addressLink } from '@/server/features/accounts/address-link'
import { drawPasswordLink } from '@/server/features/accounts/password/reset-token'
import { composeTeamMail } from '@/server/features/accounts/mails/compose-team-mail'
import { composeBasketMail } from '@/server/features/booking/mails/compose-basket-mail'
import { composeConfirmOrder } from '@/server/features/booking/mails/compose-confirm-order'
import { composeBookingMail } from '@/server/features/booking/mails/compose-booking-mail'
import { composeMessageMail } from '@/server/features/messages/compose-message-mail'
import { listNewsToMail } from '@/server/features/interests/news/list-news-to-mail'
import { confirmationLink, unsubscribeHeaders, unsubscribeLink } from '@/server/features/newsletter/newsletter-links'
import { composeParticipantMail } from '@/server/features/booking/mails/compose-participant-mail'
import { composeFavouriteNews } from '@/server/features/interests/news/compose-favourite-news'
import { composeInvitation } from '@/server/features/catalogue/reviews/compose-invitation'
import { composeRejection } from '@/server/features/catalogue/reviews/compose-rejection'
import type { OutgoingMail, SecondFactorMailKind } from '@/server/platform/email/outgoing-mail'
import { ConfirmNewsletter } from '@/server/features/newsletter/confirm-newsletter'
import { NewProvider } from '@/server/features/accounts/mails/new-provider'
import { PasswordChanged } from '@/server/features/accounts/mails/password-changed'
import { ProviderRemoved } from '@/server/features/accounts/mails/provider-removed'
import { ResetPassword } from '@/server/features/accounts/mails/reset-password'
import { SECOND_FACTOR_SUBJECTS, SecondFactorMail } from '@/server/features/accounts/mails/second-factor-mail'
import { Welcome } from '@/server/features/accounts/mails/welcome'

export type ComposedMail = {
  to: string
  subject: string
  content: ReactElement
  headers?: Record<string, string>
  attachments?: Array<{ filename: string; content: string | Buffer; contentType: string }>
}

type Query = (text: string, values: unknown[]) => Promise<{ rows: unknown[] }>

type Reader = { email: string; first_name: string | null; role: Role; is_proven: boolean }

/** What a message says and to whom, by the database of this very moment; null when its reader is gone. */
export const composeMail = async ({
  mail,
  query,
}: {
  mail: OutgoingMail
  query: Query
}): Promise<ComposedMail | null> => {
  if (mail.template === 'confirm_newsletter') return composeConfirmation({ subscriberId: mail.subscriberId, query })
  if ('messageId' in mail) return composeMessageMail({ mail, query })
  if (mail.template === 'review_invitation') return composeInvitation({ reservationId: mail.reservationId, query })
  if (mail.template === 'review_rejected') return composeRejection({ reviewId: mail.reviewId, query })
  if (mail.template === 'participant_link' || mail.template === 'participant_reminder') {
    return composeParticipantMail({ mail, query })
  }
  if (mail.template === 'confirm_order') return composeConfirmOrder({ pendingOrderId: mail.pendingOrderId, query })
  if (mail.template === 'unfinished_basket') return composeBasketMail({ cartId: mail.cartId, query })
  if ('reservationId' in mail)
    return composeBookingMail({ kind: mail.template, reservationId: mail.reservationId, query })
  return composeForUser({ mail, query })
}

type AccountMail = Exclude<Extract<OutgoingMail, { userId: number }>, { messageId: number }>

const composeForUser = async ({ mail, query }: { mail: AccountMail; query: Query }): Promise<ComposedMail | null> => {
  const { rows } = await query(
    `select email, first_name, role, email_verified_at is not null as is_proven
     from users where id = $1 and deleted_at is null`,
    [mail.userId],
  )
  const user = rows[0] as Reader | undefined
  if (!user) return null
  const firstName = user.first_name
  const siteUrl = env().SITE_URL
  if (isSecondFactorMail(mail)) return composeSecondFactorMail({ mail, user, siteUrl })
  switch (mail.template) {
    case 'welcome':
      return composeWelcome({ userId: mail.userId, user, siteUrl })
    case 'reset_password': {
      const link = await drawPasswordLink({ userId: mail.userId, query })
      return {
        to: user.email,
        subject: 'Choisis un nouveau mot de passe',
        content: <ResetPassword {...{ firstName, siteUrl, link }} />,
      }
    }
    case 'password_changed':
      return {
        to: user.email,
        subject: 'Ton mot de passe a changé',
        content: <PasswordChanged {...{ firstName, siteUrl }} />,
      }
    case 'account_opened':
    case 'role_changed':
    case 'address_changed':
      return composeTeamMail({ mail, user, query })
    case 'favourite_news':
      return composeFavouriteNews({
        user: { ...user, id: mail.userId },
        news: await listNewsToMail({ ...mail, query }),
      })
    case 'provider_removed':
      return {
        to: user.email,
        subject: `${mail.provider} n’ouvre plus ton compte`,
        content: <ProviderRemoved {...{ firstName, siteUrl, provider: mail.provider }} />,
      }
    case 'new_provider':
      return {
        to: user.email,
        subject: `${mail.provider} ouvre maintenant ton compte`,
        content: <NewProvider {...{ firstName, siteUrl, provider: mail.provider }} />,
      }
  }
}

/** An address that is not proven yet is proven by the button of this message. */
const composeWelcome = ({ userId, user, siteUrl }: { userId: number; user: Reader; siteUrl: string }): ComposedMail => {
  const link = user.is_proven ? null : addressLink({ userId, email: user.email })
  return {
    to: user.email,
    subject: 'Bienvenue chez Lagopède',
    content: <Welcome firstName={user.first_name} {...{ siteUrl, link }} />,
  }
}

type SecondFactorNotice = Extract<AccountMail, { template: SecondFactorMailKind }>

const isSecondFactorMail = (mail: AccountMail): mail is SecondFactorNotice => mail.template in SECOND_FACTOR_SUBJECTS

const composeSecondFactorMail = ({
  mail: { template: kind, left = 0 },
  user,
  siteUrl,
}: {
  mail: SecondFactorNotice
  user: Reader
  siteUrl: string
}): ComposedMail => ({
  to: user.email,
  subject: SECOND_FACTOR_SUBJECTS[kind],
  content: <SecondFactorMail firstName={user.first_name} {...{ siteUrl, kind, left }} />,
})

const composeConfirmation = async ({
  subscriberId,
  query,
}: {
  subscriberId: number
  query: Query
}): Promise<ComposedMail | null> => {
  const { rows } = await query(`select email from newsletter_subscribers where id = $1 and status <> 'subscribed'`, [
    subscriberId,
  ])
  const email = (rows[0] as Pick<Reader, 'email'> | undefined)?.email
  if (email === undefined) return null
  return {
    to: email,
    subject: 'Confirme ton inscription à la newsletter',
    content: (
      <ConfirmNewsletter siteUrl={env().SITE_URL} link={confirmationLink(email)} unsubscribe={unsubscribeLink(email)} />
    ),
    headers: unsubscribeHeaders(email),
  }
}
