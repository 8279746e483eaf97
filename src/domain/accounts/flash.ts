/** What a page says once after a redirect of the server, by the value of its cookie. */
export const FLASHES = {
  provider_unavailable: { tone: 'error', text: 'Ce mode de connexion n’est pas disponible pour le moment.' },
  social_refused: { tone: 'normal', text: 'Connexion annulée.' },
  social_failed: { tone: 'error', text: 'La connexion n’a pas abouti. Réessaie dans un instant.' },
  prove_first: {
    tone: 'error',
    text: 'Pour relier un compte, confirme d’abord que c’est toi.',
  },
  social_elsewhere: {
    tone: 'error',
    text: 'Un autre site a demandé cette connexion. Si c’est bien toi, connecte-toi d’ici.',
  },
  social_without_email: {
    tone: 'error',
    text: 'Ton compte ne nous a pas transmis d’adresse email. Connecte-toi avec ton adresse.',
  },
  too_many_attempts: { tone: 'error', text: 'Trop de tentatives. Réessaie dans quelques minutes.' },
  login_required: { tone: 'error', text: 'Veuillez vous connecter pour accéder à cette page.' },
  provider_linked: { tone: 'success', text: 'Ton compte est relié.' },
  account_deleted: { tone: 'success', text: 'Ton compte est supprimé.' },
} as const

export type Flash = keyof typeof FLASHES
