import { ApiError } from './api-error'

/** The token of a private link; an address that a mail program cut short has none, and no server is asked about it. */
export const wholeLink = (linkToken: string): { linkToken: string } => {
  if (linkToken === '') throw new ApiError({ status: 404, error: 'Ce lien n’est pas entier.' })
  return { linkToken }
}
