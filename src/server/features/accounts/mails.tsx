import { formatCount } from '@/domain/text/plural'
import { ROLE_LABELS } from '@/domain/accounts/roles'
import { env } from '@/env'
import { LIMITS, RESET_MINUTES } from '@/server/features/sign-in/limits'
import { defineMail, defineWordedMail, type MailQuery } from '@/server/platform/email/mail'
import { MAILS_BY_MAILBOX } from '@/server/platform/email/mail-quota'
import { unwrap } from '@/server/platform/payload/wrap'
import { addressLink } from './address-link'
import { SECOND_FACTOR_SUBJECTS, SecondFactorMail, type SecondFactorMailKind } from './mails/second-factor-mail'
import { letterTo, readReader, SAMPLE, type Reader, type ToldUser } from './mails/account-reader'
import { RoleChanged } from './mails/role-changed'
import { newProvider, providerRemoved, type ToldProvider } from './mails/provider-mails'
import { drawPasswordLink } from './password/password-link'

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

const sampleLink = () => `${env().SITE_URL}/nouveau-mot-de-passe#token=exemple`

/** What every message of an account shows. */
const partsOf = ({ firstName }: Reader) => ({ firstName, siteUrl: env().SITE_URL })

/** Who a message that proves their address is for, with its link; null once the address is proven. */
const readWithAddressLink = async ({ userId }: ToldUser, query: MailQuery) => {
  const reader = await readReader({ userId }, query)
  return reader && { ...reader, link: reader.isProven ? null : addressLink({ userId, email: reader.email }) }
}
const sampleAddressLink = () => `${env().SITE_URL}/confirmer-mon-adresse#token=exemple`

const NEW_ACCOUNT = 'Tu reçois ce message parce qu’un compte vient d’être créé avec cette adresse.'
const NOT_YOU = 'Ce n’est pas toi ? Ouvre ce lien et choisis « Ce n’est pas moi ».'

/** An address that is not proven yet is proven by the button of this message. */
const welcome = defineWordedMail({
  text: 'welcome',
  limitedFor: 'unproven',
  read: readWithAddressLink,
  write: ({ link, ...reader }, say) => {
    const said = say({
      'adresse-à-confirmer': link
        ? [
            'Il reste à confirmer que cette adresse est la tienne : tes commandes seront alors enregistrées aussitôt. Le lien marche sept jours.',
          ]
        : [],
    })
    return link
      ? letterTo(reader, said, { action: 'Confirmer mon adresse', href: link, footnote: `${NEW_ACCOUNT} ${NOT_YOU}` })
      : letterTo(reader, said, {
          action: 'Découvrir les aventures',
          href: `${env().SITE_URL}/expeditions`,
          footnote: NEW_ACCOUNT,
        })
  },
  sample: () => ({ ...SAMPLE, link: sampleAddressLink() }),
})

/** The same button, asked for again; nothing is sent once it was pressed. Its call counts it. */
const confirmAddress = defineWordedMail({
  text: 'confirm_address',
  limitedFor: 'nobody',
  read: async (told: ToldUser, query) => {
    const reader = await readWithAddressLink(told, query)
    return reader?.link ? { ...reader, link: reader.link } : null
  },
  write: ({ link, ...reader }, say) =>
    letterTo(reader, say({ validité: 'Le lien marche sept jours.' }), {
      action: 'Confirmer mon adresse',
      href: link,
      footnote: `Tu reçois ce message parce qu’un compte a été créé avec cette adresse. ${NOT_YOU}`,
    }),
  sample: () => ({ ...SAMPLE, link: sampleAddressLink() }),
})

const resetPassword = defineWordedMail({
  text: 'reset_password',
  limitedFor: ({ byTeam = false }: ToldUser & { byTeam?: boolean }) => (byTeam ? 'nobody' : 'unproven'),
  read: async ({ userId }: ToldUser & { byTeam?: boolean }, query) => {
    const reader = await readReader({ userId }, query)
    // As long as what refuses the next one: a link that serves is always in the mailbox.
    const minutes = reader?.isProven ? RESET_MINUTES : MAILS_BY_MAILBOX.seconds / 60
    return reader && { ...reader, minutes, link: await drawPasswordLink({ userId, minutes, query }) }
  },
  write: ({ link, minutes, ...reader }, say) =>
    letterTo(reader, say({ durée: formatCount(minutes, 'minute') }), {
      action: 'Choisir mon mot de passe',
      href: link,
      footnote: 'Tu n’as rien demandé ? Ignore ce message : ton mot de passe reste le même.',
    }),
  sample: () => ({ ...SAMPLE, minutes: RESET_MINUTES, link: sampleLink() }),
})

const passwordChanged = defineWordedMail({
  text: 'password_changed',
  limitedFor: 'unproven',
  read: readReader,
  write: (reader, say) =>
    letterTo(
      reader,
      say({
        'si-ce-n-est-pas-toi': [
          'Ce n’est pas toi ? Depuis le site, ouvre « Se connecter » puis « Mot de passe oublié ? » : toi seul reçois le lien.',
        ],
      }),
      {
        action: 'Aller sur le site',
        href: env().SITE_URL,
        footnote: 'Tu reçois ce message parce que le mot de passe de ton compte a changé.',
      },
    ),
  sample: () => SAMPLE,
})

/** How long the link of a new account stands. */
const FIRST_PASSWORD_DAYS = 7

/** For somebody whose account the agency opened. */
const accountOpened = defineWordedMail({
  text: 'account_opened',
  limitedFor: 'nobody',
  read: async ({ userId }: ToldUser, query) => {
    const reader = await readReader({ userId }, query)
    const minutes = FIRST_PASSWORD_DAYS * 24 * 60
    return reader && { ...reader, link: await drawPasswordLink({ userId, minutes, query }) }
  },
  write: ({ link, ...reader }, say) =>
    letterTo(
      reader,
      say({
        ouverture: [
          reader.role === 'customer'
            ? 'L’agence t’a ouvert un compte. Choisis ton mot de passe pour y entrer.'
            : 'L’agence t’a ouvert un compte de l’équipe. Choisis ton mot de passe, puis connecte-toi dans l’espace de l’agence.',
        ],
        durée: formatCount(FIRST_PASSWORD_DAYS, 'jour'),
      }),
      {
        action: 'Choisir mon mot de passe',
        href: link,
        footnote: 'Tu reçois ce message parce que l’agence a ouvert un compte à cette adresse.',
      },
    ),
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

const addressChanged = defineWordedMail({
  text: 'address_changed',
  limitedFor: 'nobody',
  read: async ({ userId, former }: ToldUser & { former: string | null }, query) => {
    const reader = await readReader({ userId }, query)
    if (!reader) return null
    const email = former === null ? reader.email : unwrap({ purpose: 'former_address', wrapped: former })
    return { ...reader, email, isFormer: former !== null }
  },
  write: ({ isFormer, ...reader }, say) =>
    letterTo(
      reader,
      say({
        changement: [
          isFormer
            ? 'Cette adresse n’ouvre plus ton compte Lagopède : l’agence l’a remplacée par une autre.'
            : 'Ton compte Lagopède s’ouvre maintenant avec cette adresse : l’agence l’a mise à la place de l’ancienne.',
        ],
        'si-ce-n-est-pas-toi': 'Tu n’as rien demandé ? Réponds à ce message ou appelle l’agence sans attendre.',
      }),
      { footnote: 'Tu reçois ce message parce que l’adresse d’un compte a changé.' },
    ),
  sample: () => ({ ...SAMPLE, isFormer: true }),
})

const signInsRefused = defineWordedMail({
  text: 'sign_ins_refused',
  limitedFor: 'unproven',
  read: async ({ userId }: ToldUser, query) => {
    const reader = await readReader({ userId }, query)
    // As long as unknown devices are refused.
    const minutes = LIMITS.wrongPasswordByAddress.seconds / 60
    return reader && { ...reader, link: await drawPasswordLink({ userId, minutes, query }) }
  },
  write: ({ link, ...reader }, say) =>
    letterTo(
      reader,
      say({
        nombre: String(LIMITS.wrongPasswordByAddress.points),
        'comment-entrer': [
          'Sur un appareil où tu t’es déjà connecté(e), rien ne change. Depuis un autre, entre par le bouton ci-dessous, pendant une heure, une seule fois : tu choisis un nouveau mot de passe. « Mot de passe oublié ? », sur le site, t’envoie un lien comme celui-ci.',
        ],
      }),
      {
        action: 'Choisir un mot de passe et entrer',
        href: link,
        footnote: 'Tu reçois ce message parce que des connexions à ton compte ont été refusées.',
      },
    ),
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
