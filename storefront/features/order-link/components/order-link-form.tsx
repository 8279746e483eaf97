'use client'

import { useRouter } from 'next/navigation'
import { confirmOrder, refuseOrder } from '@/contract/orders'
import { callApi } from '@/storefront/lib/api/call-api'
import { openSession } from '@/storefront/lib/session/load'
import { changeSession, readSession } from '@/storefront/lib/session/store'
import { LinkForm } from '@/storefront/parts/link-form'
import { LinkButton } from '@/storefront/ui/link-button'

/** Where the mail of an order that waits leads: one press confirms it, another disowns it. */
export const OrderLinkForm = () => {
  const router = useRouter()
  const confirm = async (token: string) => {
    // Who is signed in already stays so: the server is told who presses.
    const answer = await callApi(confirmOrder, { body: { token }, token: readSession().user?.token })
    if (answer.token) await openSession(answer.token)
    changeSession({ cart: null })
    router.replace(`/my-expeditions/${String(answer.reservation_id)}`)
    return undefined
  }
  return (
    <LinkForm
      confirm={{ name: 'Confirmer ma commande', act: confirm }}
      refuse={refuse}
      help={
        <LinkButton look="line" size="sm" className="note__act" href="/my-expeditions">
          Mes réservations
        </LinkButton>
      }
    />
  )
}

const refuse = async (token: string): Promise<string> => {
  await callApi(refuseOrder, { body: { token } })
  return 'C’est noté\u00a0: rien n’est réservé, et la personne qui avait ouvert ce compte n’y entre plus.'
}
