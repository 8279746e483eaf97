import { CalendarCheck, Heart, LogOut, UserRound } from 'lucide'

// The pages of who is signed in, each on its own: a header that links one carries no more.
export const FAVOURITES = { href: '/mes-favoris', text: 'Mes favoris', icon: Heart }
export const RESERVATIONS = { href: '/my-expeditions', text: 'Mes réservations', icon: CalendarCheck }
export const ACCOUNT = { href: '/my-account', text: 'Mon compte', icon: UserRound }
export const SIGN_OUT = { href: '/logout', text: 'Déconnexion', icon: LogOut }
