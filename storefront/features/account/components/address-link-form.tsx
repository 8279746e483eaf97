'use client'

import { useState } from 'react'
import { confirmAddress, disownAccount } from '@/contract/accounts'
import { callApi } from '@/storefront/lib/api/call-api'
import { tokenAtPress, useLinkToken } from '@/storefront/lib/api/link-token-hook'
import { useAccountForm } from '@/storefront/lib/forms/form-hook'
import { Button } from '@/storefront/ui/button'
import { Note } from '@/storefront/ui/note'

const DONE = {
  confirmed: 'C’est fait\u00a0: ton adresse est confirmée.',
  disowned: 'C’est noté\u00a0: la personne qui avait ouvert ce compte n’y entre plus.',
}

/** Where the welcome mail leads: one press proves the address, another disowns the account. */
export const AddressLinkForm = () => {
  const token = useLinkToken()
  const [error, setError] = useState<string>()
  const [outcome, setOutcome] = useState<keyof typeof DONE>()
  const onRefusal = (refusal: { error: string }) => setError(refusal.error)
  const confirmation = useAccountForm({
    send: async () => {
      setError(undefined)
      await confirmByLink(tokenAtPress(token))
      setOutcome('confirmed')
    },
    onRefusal,
  })
  const refusal = useAccountForm({
    send: async () => {
      setError(undefined)
      await disownByLink(tokenAtPress(token))
      setOutcome('disowned')
    },
    onRefusal,
  })
  if (outcome) {
    return (
      <Note tone="ok" role="status">
        {DONE[outcome]}
      </Note>
    )
  }
  return (
    <div className="stack link-form">
      {error && (
        <Note tone="danger" role="alert">
          {error}
        </Note>
      )}
      <form method="post" onSubmit={confirmation.submit}>
        <Button type="submit" look="go" size="lg" block aria-disabled={confirmation.isSending}>
          Confirmer mon adresse
        </Button>
      </form>
      <form method="post" onSubmit={refusal.submit}>
        <Button type="submit" look="line" block aria-disabled={refusal.isSending}>
          Ce n’est pas moi
        </Button>
      </form>
    </div>
  )
}

const confirmByLink = (token: string) => callApi(confirmAddress, { body: { token } })

const disownByLink = (token: string) => callApi(disownAccount, { body: { token } })
