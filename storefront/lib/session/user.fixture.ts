import type { SessionUser } from './store'

/** A signed-in customer, for tests. */
export const buildUser = (change: Partial<SessionUser> = {}): SessionUser => ({
  id: 7,
  user_id: 7,
  token: 'token-of-camille',
  email: 'camille@exemple.fr',
  first_name: 'Camille',
  last_name: 'Rey',
  avatar_url: '/brand/lagopede-mark.svg',
  phone: null,
  provider: 'email',
  sign_in_count: 1,
  newsletter: false,
  newsletter_pending: false,
  is_login: true,
  interests: [],
  popup_visible: false,
  is_team: false,
  ...change,
})
