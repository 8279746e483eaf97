import { env } from '@/env'
import type { ProviderName } from '@/server/features/sign-in/social/provider-name'
import { defineWordedMail, type MailQuery } from '@/server/platform/email/mail'
import { letterTo, readReader, SAMPLE, type ToldUser } from './account-reader'

export type ToldProvider = ToldUser & { provider: ProviderName }

const ownAccount = () => ({ action: 'Voir mon compte', href: `${env().SITE_URL}/my-account` })

const readWithProvider = async ({ userId, provider }: ToldProvider, query: MailQuery) => {
  const reader = await readReader({ userId }, query)
  return reader && { ...reader, provider }
}
const providerSample = () => ({ ...SAMPLE, provider: 'Google' as const })

/** Says that one signs in by a provider too. */
export const newProvider = defineWordedMail({
  text: 'new_provider',
  limitedFor: 'unproven',
  read: readWithProvider,
  write: ({ provider, ...reader }, say) =>
    letterTo(
      reader,
      say({
        service: provider,
        'si-ce-n-est-pas-toi': ['Ce n’est pas toi ? Retire-la depuis ton compte et change ton mot de passe.'],
      }),
      {
        ...ownAccount(),
        footnote: 'Tu reçois ce message parce qu’une façon de te connecter a été ajoutée à ton compte.',
      },
    ),
  sample: providerSample,
})

/** Says that one signs in by a provider no more. */
export const providerRemoved = defineWordedMail({
  text: 'provider_removed',
  limitedFor: 'unproven',
  read: readWithProvider,
  write: ({ provider, ...reader }, say) =>
    letterTo(
      reader,
      say({
        service: provider,
        'si-ce-n-est-pas-toi': [
          'Ce n’est pas toi ? Change ton mot de passe, et regarde quels appareils sont connectés.',
        ],
      }),
      {
        ...ownAccount(),
        footnote: 'Tu reçois ce message parce qu’une façon de te connecter a été retirée de ton compte.',
      },
    ),
  sample: providerSample,
})
