import { MailLayout } from '@/server/platform/email/mail-layout'
import { MailAction, MailGreeting, MailText, MailTitle } from '@/server/platform/email/mail-parts'
import type { ProviderName } from '../social/provider-name'

export const PasswordChanged = ({ firstName, siteUrl }: { firstName: string | null; siteUrl: string }) => (
  <MailLayout
    preview="Tes autres appareils sont déconnectés."
    siteUrl={siteUrl}
    footnote="Tu reçois ce message parce que le mot de passe de ton compte a changé."
  >
    <MailTitle>Ton mot de passe a changé</MailTitle>
    <MailGreeting firstName={firstName} />
    <MailText>Le nouveau mot de passe est enregistré et tes autres appareils sont déconnectés.</MailText>
    <MailText>
      Ce n’est pas toi&nbsp;? Depuis le site, ouvre «&nbsp;Se connecter&nbsp;» puis «&nbsp;Mot de passe
      oublié&nbsp;?&nbsp;»&nbsp;: toi seul reçois le lien.
    </MailText>
    <MailAction href={siteUrl}>Aller sur le site</MailAction>
  </MailLayout>
)

type AddressChangedProps = { firstName: string | null; siteUrl: string; isFormer: boolean }

export const AddressChanged = ({ firstName, siteUrl, isFormer }: AddressChangedProps) => (
  <MailLayout
    preview="Tous les appareils sont déconnectés."
    siteUrl={siteUrl}
    footnote="Tu reçois ce message parce que l’adresse d’un compte a changé."
  >
    <MailTitle>L’adresse de ton compte a changé</MailTitle>
    <MailGreeting firstName={firstName} />
    <MailText>
      {isFormer
        ? 'Cette adresse n’ouvre plus ton compte Lagopède : l’agence l’a remplacée par une autre.'
        : 'Ton compte Lagopède s’ouvre maintenant avec cette adresse : l’agence l’a mise à la place de l’ancienne.'}
    </MailText>
    <MailText>
      Tous les appareils sont déconnectés. Tu n’as rien demandé&nbsp;? Réponds à ce message ou appelle l’agence sans
      attendre.
    </MailText>
  </MailLayout>
)

type NewProviderProps = { firstName: string | null; siteUrl: string; provider: ProviderName }

export const NewProvider = ({ firstName, siteUrl, provider }: NewProviderProps) => (
  <MailLayout
    preview={`Tu peux te connecter avec ${provider}.`}
    siteUrl={siteUrl}
    footnote="Tu reçois ce message parce qu’une façon de te connecter a été ajoutée à ton compte."
  >
    <MailTitle>{`${provider} ouvre maintenant ton compte`}</MailTitle>
    <MailGreeting firstName={firstName} />
    <MailText>{`Tu peux te connecter d’un geste avec ${provider}. Tes autres façons de te connecter restent.`}</MailText>
    <MailText>Ce n’est pas toi&nbsp;? Retire-la depuis ton compte et change ton mot de passe.</MailText>
    <MailAction href={`${siteUrl}/my-account`}>Voir mon compte</MailAction>
  </MailLayout>
)

type ProviderRemovedProps = { firstName: string | null; siteUrl: string; provider: ProviderName }

export const ProviderRemoved = ({ firstName, siteUrl, provider }: ProviderRemovedProps) => (
  <MailLayout
    preview={`Tu ne peux plus te connecter avec ${provider}.`}
    siteUrl={siteUrl}
    footnote="Tu reçois ce message parce qu’une façon de te connecter a été retirée de ton compte."
  >
    <MailTitle>{`${provider} n’ouvre plus ton compte`}</MailTitle>
    <MailGreeting firstName={firstName} />
    <MailText>
      Quand un mot de passe est choisi par un lien, ou qu’une adresse est confirmée, nous délions par prudence ce qui
      était relié avant.
    </MailText>
    <MailText>
      {`Tu peux relier ${provider} depuis ton compte. Sans mot de passe, choisis-en un d’abord par « Mot de passe oublié ? ».`}
    </MailText>
    <MailText>Ce n’est pas toi&nbsp;? Change ton mot de passe, et regarde quels appareils sont connectés.</MailText>
    <MailAction href={`${siteUrl}/my-account`}>Voir mon compte</MailAction>
  </MailLayout>
)

type RoleChangedProps = { firstName: string | null; siteUrl: string; roleName: string }

export const RoleChanged = ({ firstName, siteUrl, roleName }: RoleChangedProps) => (
  <MailLayout
    preview={`Ton rôle est maintenant : ${roleName}.`}
    siteUrl={siteUrl}
    footnote="Tu reçois ce message parce que le rôle de ton compte a changé."
  >
    <MailTitle>Ton rôle a changé</MailTitle>
    <MailGreeting firstName={firstName} />
    <MailText>
      L’administration a changé le rôle de ton compte. Il est maintenant&nbsp;: {roleName}. Tous tes appareils sont
      déconnectés&nbsp;: reconnecte-toi pour continuer.
    </MailText>
    <MailText>Tu ne t’y attendais pas&nbsp;? Parles-en à l’administration.</MailText>
  </MailLayout>
)

type SignInsRefusedProps = { firstName: string | null; siteUrl: string; link: string; attempts: number }

export const SignInsRefused = ({ firstName, siteUrl, link, attempts }: SignInsRefusedProps) => (
  <MailLayout
    preview="Personne n’est entré. Voici quoi faire."
    siteUrl={siteUrl}
    footnote="Tu reçois ce message parce que des connexions à ton compte ont été refusées."
  >
    <MailTitle>Des connexions à ton compte ont été refusées</MailTitle>
    <MailGreeting firstName={firstName} />
    <MailText>
      Quelqu’un a essayé {attempts} mots de passe faux pour ton compte en moins d’une heure. Personne n’est entré&nbsp;:
      pour l’instant, nous refusons les connexions par mot de passe depuis les appareils que ton compte ne connaît pas.
    </MailText>
    <MailText>
      Sur un appareil où tu t’es déjà connecté(e), rien ne change. Depuis un autre, entre par le bouton ci-dessous,
      pendant une heure, une seule fois&nbsp;: tu choisis un nouveau mot de passe. «&nbsp;Mot de passe
      oublié&nbsp;?&nbsp;», sur le site, t’envoie un lien comme celui-ci.
    </MailText>
    <MailText>
      Ton mot de passe sert-il aussi ailleurs, ou est-il facile à deviner&nbsp;? Choisis-en un autre, que tu n’utilises
      qu’ici.
    </MailText>
    <MailAction href={link}>Choisir un mot de passe et entrer</MailAction>
  </MailLayout>
)
