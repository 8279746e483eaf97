export const PROVIDER_NAMES = { google: 'Google', facebook: 'Facebook' } as const
