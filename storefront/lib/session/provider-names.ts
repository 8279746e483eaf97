/** What the providers of a sign-in are called on the screen. */
export const PROVIDER_NAMES = { google: 'Google', facebook: 'Facebook' } as const
