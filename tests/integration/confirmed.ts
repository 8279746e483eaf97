import { CONFIRMATION_HEADER, writeConfirmation, type Confirmation } from '@/contract/confirm-identity'
import { PASSWORD } from '../factories/user'

/** The header by which an administrator confirms one act on the team: by the password of the tests, unless said otherwise. */
export const confirmed = ({ way = 'password', secret = PASSWORD }: Partial<Confirmation> = {}) => ({
  [CONFIRMATION_HEADER]: writeConfirmation({ way, secret }),
})
