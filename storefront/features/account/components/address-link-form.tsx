'use client'

import { confirmAddress, disownAccount } from '@/contract/accounts'
import { callApi } from '@/storefront/lib/api/call-api'
import { LinkForm } from '@/storefront/parts/link-form'

/** Where the welcome mail leads: one press proves the address, another disowns the account. */
export const AddressLinkForm = () => (
  <LinkForm confirm={{ name: 'Confirmer mon adresse', act: confirm }} refuse={refuse} />
)

const confirm = async (token: string): Promise<string> => {
  await callApi(confirmAddress, { body: { token } })
  return 'C’est fait\u00a0: ton adresse est confirmée.'
}

const refuse = async (token: string): Promise<string> => {
  await callApi(disownAccount, { body: { token } })
  return 'C’est noté\u00a0: la personne qui avait ouvert ce compte n’y entre plus.'
}
