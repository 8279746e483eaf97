import { ROLE_LABELS, type Role } from '@/domain/roles'
import { env } from '@/env'
import type { ComposedMail } from '@/server/compose/compose-mail'
import type { OutgoingMail } from '@/server/platform/email/outgoing-mail'
import { AccountOpened } from './account-opened'
import { AddressChanged } from './address-changed'
import { RoleChanged } from './role-changed'
import { drawPasswordLink } from '../password/reset-token'
import { unwrap } from '@/server/platform/payload/wrap'

type TeamMail = Extract<OutgoingMail, { template: 'account_opened' | 'role_changed' | 'address_changed' }>
type Query = (text: string, values: unknown[]) => Promise<{ rows: unknown[] }>

/** How long the link of a new account stands. */
const FIRST_PASSWORD_DAYS = 7

/** What is written to somebody whose account the agency opened or changed. */
export const composeTeamMail = async ({
  mail,
  user,
  query,
}: {
  mail: TeamMail
  user: { email: string; first_name: string | null; role: Role }
  query: Query
}): Promise<ComposedMail> => {
  const reader = { firstName: user.first_name, siteUrl: env().SITE_URL }
  if (mail.template === 'role_changed') {
    const subject = 'Ton rôle chez Lagopède a changé'
    return { to: user.email, subject, content: <RoleChanged {...reader} roleName={ROLE_LABELS[user.role]} /> }
  }
  if (mail.template === 'address_changed') {
    return {
      to: mail.former === null ? user.email : unwrap({ purpose: 'former_address', wrapped: mail.former }),
      subject: 'L’adresse de ton compte a changé',
      content: <AddressChanged {...reader} isFormer={mail.former !== null} />,
    }
  }
  const link = await drawPasswordLink({ userId: mail.userId, minutes: FIRST_PASSWORD_DAYS * 24 * 60, query })
  return {
    to: user.email,
    subject: 'Ton compte Lagopède est ouvert',
    content: <AccountOpened {...reader} link={link} days={FIRST_PASSWORD_DAYS} isTeam={user.role !== 'customer'} />,
  }
}
