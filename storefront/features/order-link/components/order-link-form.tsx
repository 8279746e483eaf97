'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { confirmOrder, refuseOrder } from '@/contract/orders'
import { callApi } from '@/storefront/lib/api/call-api'
import { tokenAtPress, useLinkToken } from '@/storefront/lib/api/link-token-hook'
import { useAccountForm } from '@/storefront/lib/forms/form-hook'
import { openSession } from '@/storefront/lib/session/load'
import { changeSession, readSession } from '@/storefront/lib/session/store'
import { Button } from '@/storefront/ui/button'
import { LinkButton } from '@/storefront/ui/link-button'
import { MissingLink } from '@/storefront/ui/missing-link'
import { Note } from '@/storefront/ui/note'

/** Where the mail of an order that waits leads: one press confirms it, another disowns it. */
export const OrderLinkForm = () => {
  const token = useLinkToken()
  const router = useRouter()
  const [error, setError] = useState<string>()
  const [isRefused, setIsRefused] = useState(false)
  const onRefusal = (refusal: { error: string }) => setError(refusal.error)
  const confirmation = useAccountForm({
    send: async () => {
      setError(undefined)
      const answer = await confirmByLink(tokenAtPress(token))
      if (answer.token) await openSession(answer.token)
      changeSession({ cart: null })
      router.replace(`/my-expeditions/${String(answer.reservation_id)}`)
    },
    onRefusal,
  })
  const refusal = useAccountForm({
    send: async () => {
      setError(undefined)
      await refuseByLink(tokenAtPress(token))
      setIsRefused(true)
    },
    onRefusal,
  })
  if (token === '') {
    return (
      <div className="link-form">
        <MissingLink>
          <OwnBookings />
        </MissingLink>
      </div>
    )
  }
  if (isRefused) {
    return (
      <Note tone="ok" role="status">
        C’est noté{'\u00a0'}: rien n’est réservé, et la personne qui avait ouvert ce compte n’y entre plus.
      </Note>
    )
  }
  return (
    <div className="stack link-form">
      {error && (
        <Note tone="danger" role="alert">
          <p>{error}</p>
          <OwnBookings />
        </Note>
      )}
      <form method="post" onSubmit={confirmation.submit}>
        <Button type="submit" look="go" size="lg" block aria-disabled={confirmation.isSending}>
          Confirmer ma commande
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

const OwnBookings = () => (
  <LinkButton look="line" size="sm" className="note__act" href="/my-expeditions">
    Mes réservations
  </LinkButton>
)

/** Who is signed in already stays so: the server is told who presses. */
const confirmByLink = (token: string) => callApi(confirmOrder, { body: { token }, token: readSession().user?.token })

const refuseByLink = (token: string) => callApi(refuseOrder, { body: { token } })
