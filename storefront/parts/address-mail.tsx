'use client'

import type { sendAddressLink } from '@/contract/accounts'
import { ADDRESS_LINK } from '@/contract/page-addresses'
import { callApi } from '@/storefront/lib/api/call-api'
import { useResendMail } from '@/storefront/lib/resend-mail-hook'
import { readSession } from '@/storefront/lib/session/store'

/** Has the mail that confirms the address sent again, where seats wait for that. */
export const AddressMail = () => {
  const { resend, isSending, told } = useResendMail(() =>
    callApi<typeof sendAddressLink>(ADDRESS_LINK, { token: readSession().user?.token }),
  )
  return (
    <>
      <button type="button" className="link" aria-disabled={isSending} onClick={() => void resend()}>
        Renvoyer l’email
      </button>
      {told && (
        <span className="own-line" role="status">
          {told.text}
        </span>
      )}
    </>
  )
}
