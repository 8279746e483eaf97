import type { ReactElement } from 'react'

/** How long the link to choose a first password stands. */
export const FIRST_PASSWORD_DAYS = 7

/** The same message for a customer without a password: it says how to get in, and its button leads to choosing one. */
export const askFirstPassword = <Text extends { paragraphs: Array<string | ReactElement>; action: string }>({
  text,
  email,
}: {
  text: Text
  email: string
}): Text => ({
  ...text,
  paragraphs: [
    ...text.paragraphs,
    `Ta réservation t’attend dans ton espace, ouvert à l’adresse ${email}. Si tu avais créé un compte sans confirmer cette adresse, son mot de passe ne sert plus. Choisis d’abord ton mot de passe : le bouton sert une fois, pendant ${String(FIRST_PASSWORD_DAYS)} jours. Ensuite, demande un autre lien sur le site : « Se connecter », ton adresse, puis « Mot de passe oublié ? ».`,
  ],
  action: 'Choisir mon mot de passe',
})
