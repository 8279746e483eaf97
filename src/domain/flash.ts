/** What a page says once after a redirect of the server, by the value of its cookie. */
export const FLASHES = {
  provider_unavailable: { tone: 'error', text: 'Ce mode de connexion n’est pas disponible pour le moment.' },
  social_refused: { tone: 'normal', text: 'Connexion annulée.' },
  social_failed: { tone: 'error', text: 'La connexion n’a pas abouti. Réessaie dans un instant.' },
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
