import { ROLE_LABELS, type Role } from '@/domain/roles'
import { env } from '@/env'
import { defineMail, SAMPLE_READER, type MailQuery } from '@/server/platform/email/mail'
import { MAILS_BY_MAILBOX } from '@/server/platform/email/mail-quota'
import { unwrap } from '@/server/platform/payload/wrap'
import { addressLink } from './address-link'
import { LIMITS, RESET_MINUTES } from './limits'
import { ResetPassword } from './mails/reset-password'
import { SECOND_FACTOR_SUBJECTS, SecondFactorMail, type SecondFactorMailKind } from './mails/second-factor-mail'
import {
  AddressChanged,
  NewProvider,
  PasswordChanged,
  ProviderRemoved,
  RoleChanged,
  SignInsRefused,
} from './mails/security-mails'
import { AccountOpened, ConfirmAddress, Welcome } from './mails/welcome-mails'
import { drawPasswordLink } from './password/password-link'
import type { ProviderName } from './social/provider-name'

declare module '@/server/platform/email/mail' {
  interface Mails extends Record<SecondFactorMailKind, ToldUser & { left?: number }> {
    welcome: ToldUser
    confirm_address: ToldUser
    /** `byTeam`: the agency asked for it. */
    reset_password: ToldUser & { byTeam?: boolean }
    password_changed: ToldUser
    account_opened: ToldUser
    role_changed: ToldUser
    /** `former` is the address it was, which no row holds any more, wrapped; null for the new one. */
    address_changed: ToldUser & { former: string | null }
    new_provider: ToldProvider
    provider_removed: ToldProvider
    sign_ins_refused: ToldUser
  }
}

type ToldUser = { userId: number }
type ToldProvider = ToldUser & { provider: ProviderName }
type Reader = { email: string; firstName: string | null; role: Role; isProven: boolean }

const SAMPLE = { ...SAMPLE_READER, role: 'customer', isProven: false } satisfies Reader
const sampleLink = () => `${env().SITE_URL}/nouveau-mot-de-passe#token=exemple`

/** Who a message about an account is for; null when the account is gone. */
const readReader = async ({ userId }: ToldUser, query: MailQuery): Promise<Reader | null> => {
  const { rows } = await query(
    `select email, first_name as "firstName", role, email_verified_at is not null as "isProven"
     from users where id = $1 and deleted_at is null`,
    [userId],
  )
  return (rows[0] as Reader | undefined) ?? null
}

/** What every message of an account shows. */
const partsOf = ({ firstName }: Reader) => ({ firstName, siteUrl: env().SITE_URL })

/** Who a message that proves their address is for, with its link; null once the address is proven. */
const readWithAddressLink = async ({ userId }: ToldUser, query: MailQuery) => {
  const reader = await readReader({ userId }, query)
  return reader && { ...reader, link: reader.isProven ? null : addressLink({ userId, email: reader.email }) }
}
const sampleAddressLink = () => `${env().SITE_URL}/confirmer-mon-adresse#token=exemple`

/** An address that is not proven yet is proven by the button of this message. */
const welcome = defineMail({
  limitedFor: 'unproven',
  read: readWithAddressLink,
  write: ({ link, ...reader }) => ({
    to: reader.email,
    subject: 'Bienvenue chez Lagopède',
    content: <Welcome {...partsOf(reader)} link={link} />,
  }),
  sample: () => ({ ...SAMPLE, link: sampleAddressLink() }),
})

/** The same button, asked for again; nothing is sent once it was pressed. Its call counts it. */
const confirmAddress = defineMail({
  limitedFor: 'nobody',
  read: async (told: ToldUser, query) => {
    const reader = await readWithAddressLink(told, query)
    return reader?.link ? { ...reader, link: reader.link } : null
  },
  write: ({ link, ...reader }) => ({
    to: reader.email,
    subject: 'Confirme ton adresse',
    content: <ConfirmAddress {...partsOf(reader)} link={link} />,
  }),
  sample: () => ({ ...SAMPLE, link: sampleAddressLink() }),
})

const resetPassword = defineMail({
  limitedFor: ({ byTeam = false }: ToldUser & { byTeam?: boolean }) => (byTeam ? 'nobody' : 'unproven'),
  read: async ({ userId }: ToldUser & { byTeam?: boolean }, query) => {
    const reader = await readReader({ userId }, query)
    // As long as what refuses the next one: a link that serves is always in the mailbox.
    const minutes = reader?.isProven ? RESET_MINUTES : MAILS_BY_MAILBOX.seconds / 60
    return reader && { ...reader, minutes, link: await drawPasswordLink({ userId, minutes, query }) }
  },
  write: ({ link, minutes, ...reader }) => ({
    to: reader.email,
    subject: 'Choisis un nouveau mot de passe',
    content: <ResetPassword {...partsOf(reader)} link={link} minutes={minutes} />,
  }),
  sample: () => ({ ...SAMPLE, minutes: RESET_MINUTES, link: sampleLink() }),
})

const passwordChanged = defineMail({
  limitedFor: 'unproven',
  read: readReader,
  write: (reader) => ({
    to: reader.email,
    subject: 'Ton mot de passe a changé',
    content: <PasswordChanged {...partsOf(reader)} />,
  }),
  sample: () => SAMPLE,
})

/** How long the link of a new account stands. */
const FIRST_PASSWORD_DAYS = 7

/** For somebody whose account the agency opened. */
const accountOpened = defineMail({
  limitedFor: 'nobody',
  read: async ({ userId }: ToldUser, query) => {
    const reader = await readReader({ userId }, query)
    const minutes = FIRST_PASSWORD_DAYS * 24 * 60
    return reader && { ...reader, link: await drawPasswordLink({ userId, minutes, query }) }
  },
  write: ({ link, ...reader }) => ({
    to: reader.email,
    subject: 'Ton compte Lagopède est ouvert',
    content: (
      <AccountOpened {...partsOf(reader)} link={link} days={FIRST_PASSWORD_DAYS} isTeam={reader.role !== 'customer'} />
    ),
  }),
  sample: () => ({ ...SAMPLE, role: 'staff' as const, link: sampleLink() }),
})

const roleChanged = defineMail({
  limitedFor: 'nobody',
  read: readReader,
  write: (reader) => ({
    to: reader.email,
    subject: 'Ton rôle chez Lagopède a changé',
    content: <RoleChanged {...partsOf(reader)} roleName={ROLE_LABELS[reader.role]} />,
  }),
  sample: () => ({ ...SAMPLE, role: 'guide' as const }),
})

const addressChanged = defineMail({
  limitedFor: 'nobody',
  read: async ({ userId, former }: ToldUser & { former: string | null }, query) => {
    const reader = await readReader({ userId }, query)
    if (!reader) return null
    const email = former === null ? reader.email : unwrap({ purpose: 'former_address', wrapped: former })
    return { ...reader, email, isFormer: former !== null }
  },
  write: ({ isFormer, ...reader }) => ({
    to: reader.email,
    subject: 'L’adresse de ton compte a changé',
    content: <AddressChanged {...partsOf(reader)} isFormer={isFormer} />,
  }),
  sample: () => ({ ...SAMPLE, isFormer: true }),
})

const readWithProvider = async ({ userId, provider }: ToldProvider, query: MailQuery) => {
  const reader = await readReader({ userId }, query)
  return reader && { ...reader, provider }
}
const providerSample = () => ({ ...SAMPLE, provider: 'Google' as const })

const newProvider = defineMail({
  limitedFor: 'unproven',
  read: readWithProvider,
  write: ({ provider, ...reader }) => ({
    to: reader.email,
    subject: `${provider} ouvre maintenant ton compte`,
    content: <NewProvider {...partsOf(reader)} provider={provider} />,
  }),
  sample: providerSample,
})

const providerRemoved = defineMail({
  limitedFor: 'unproven',
  read: readWithProvider,
  write: ({ provider, ...reader }) => ({
    to: reader.email,
    subject: `${provider} n’ouvre plus ton compte`,
    content: <ProviderRemoved {...partsOf(reader)} provider={provider} />,
  }),
  sample: providerSample,
})

const signInsRefused = defineMail({
  limitedFor: 'unproven',
  read: async ({ userId }: ToldUser, query) => {
    const reader = await readReader({ userId }, query)
    // As long as unknown devices are refused.
    const minutes = LIMITS.wrongPasswordByAddress.seconds / 60
    return reader && { ...reader, link: await drawPasswordLink({ userId, minutes, query }) }
  },
  write: ({ link, ...reader }) => ({
    to: reader.email,
    subject: 'Des connexions à ton compte ont été refusées',
    content: <SignInsRefused {...partsOf(reader)} link={link} attempts={LIMITS.wrongPasswordByAddress.points} />,
  }),
  sample: () => ({ ...SAMPLE, link: sampleLink() }),
})

/** `left` are the recovery codes that remain. */
const secondFactorMail = (kind: SecondFactorMailKind) =>
  defineMail({
    limitedFor: 'unproven',
    read: async ({ userId, left = 0 }: ToldUser & { left?: number }, query) => {
      const reader = await readReader({ userId }, query)
      return reader && { ...reader, left }
    },
    write: ({ left, ...reader }) => ({
      to: reader.email,
      subject: SECOND_FACTOR_SUBJECTS[kind],
      content: <SecondFactorMail {...partsOf(reader)} kind={kind} left={left} />,
    }),
    sample: () => ({ ...SAMPLE, left: 9 }),
  })

export const ACCOUNT_MAILS = {
  welcome,
  confirm_address: confirmAddress,
  reset_password: resetPassword,
  password_changed: passwordChanged,
  account_opened: accountOpened,
  role_changed: roleChanged,
  address_changed: addressChanged,
  new_provider: newProvider,
  provider_removed: providerRemoved,
  sign_ins_refused: signInsRefused,
  second_factor_on: secondFactorMail('second_factor_on'),
  second_factor_off: secondFactorMail('second_factor_off'),
  second_factor_removed: secondFactorMail('second_factor_removed'),
  recovery_code_used: secondFactorMail('recovery_code_used'),
  recovery_codes_drawn: secondFactorMail('recovery_codes_drawn'),
}
