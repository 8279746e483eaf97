import { CalendarCheck, Heart, LogOut, UserRound } from 'lucide-react'

/** The pages of who is signed in. */
export const ACCOUNT_LINKS = {
  favourites: { href: '/mes-favoris', text: 'Mes favoris', icon: Heart },
  reservations: { href: '/my-expeditions', text: 'Mes réservations', icon: CalendarCheck },
  account: { href: '/my-account', text: 'Mon compte', icon: UserRound },
  signOut: { href: '/logout', text: 'Déconnexion', icon: LogOut },
} as const
