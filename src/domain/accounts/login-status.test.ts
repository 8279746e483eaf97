import { describe, expect, it } from 'vitest'
import { isSigningIn, nextLoginStatus, type LoginEvent, type LoginStatus } from './login-status'

const STATUSES = [
  'logout',
  'logged in',
  'knowedUser',
  'unknowUser',
  'google',
  'facebook',
  'wantToLogin',
  'forgotPassword',
  'login',
] as const satisfies LoginStatus[]

const POPUPS: LoginStatus[] = ['knowedUser', 'unknowUser', 'google', 'facebook', 'wantToLogin', 'forgotPassword']

/** For each event, where each status leads; a status that is missing stays. */
const TABLE: Array<{ name: string; event: LoginEvent; leads: Partial<Record<LoginStatus, LoginStatus>> }> = [
  {
    name: 'opens the entry popup from everywhere but a session',
    event: { type: 'login_requested' },
    leads: Object.fromEntries(['logout', ...POPUPS].map((status) => [status, 'wantToLogin'])),
  },
  ...(
    [
      ['email', 'knowedUser'],
      ['google', 'google'],
      ['facebook', 'facebook'],
      ['none', 'unknowUser'],
      ['something else', 'unknowUser'],
      ['', 'unknowUser'],
    ] as const
  ).map(([exists, status]) => ({
    name: `leads to ${status} when the check answers « ${exists} »`,
    event: { type: 'email_checked', exists } as const,
    leads: { wantToLogin: status },
  })),
  {
    name: 'opens the forgotten password from the password step, and from a page where nobody is signed in',
    event: { type: 'password_forgotten' },
    leads: { knowedUser: 'forgotPassword', logout: 'forgotPassword' },
  },
  {
    name: 'waits for the user once a token is there',
    event: { type: 'token_received' },
    leads: Object.fromEntries(['logout', ...POPUPS].map((status) => [status, 'login'])),
  },
  {
    name: 'is logged in once the user is loaded',
    event: { type: 'user_loaded' },
    leads: Object.fromEntries(STATUSES.map((status) => [status, 'logged in'])),
  },
  {
    name: 'is logged out when the user cannot be loaded',
    event: { type: 'user_failed' },
    leads: Object.fromEntries(STATUSES.map((status) => [status, 'logout'])),
  },
  {
    name: 'is logged out after signing out',
    event: { type: 'logged_out' },
    leads: Object.fromEntries(STATUSES.map((status) => [status, 'logout'])),
  },
  {
    name: 'closes every popup to logout, and ends no session',
    event: { type: 'popup_closed' },
    leads: Object.fromEntries(POPUPS.map((status) => [status, 'logout'])),
  },
]

describe.each(TABLE)('the login status', ({ name, event, leads }) => {
  it(name, () => {
    const reached = Object.fromEntries(STATUSES.map((status) => [status, nextLoginStatus(status, event)]))
    const expected = Object.fromEntries(STATUSES.map((status) => [status, leads[status] ?? status]))
    expect(reached).toEqual(expected)
  })
})

it('shows a popup in six of the nine statuses', () => {
  expect(STATUSES.filter(isSigningIn).toSorted()).toEqual(POPUPS.toSorted())
})
