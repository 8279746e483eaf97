import { useState } from 'react'
import type { PaymentDetail } from '@/contract/payments'
import { useSending } from '@/storefront/lib/forms/use-sending'
import { Button } from '@/storefront/ui/button'
import { Note } from '@/storefront/ui/note'
import { declineLinkedShare } from '../api/payment-calls'

type DeclineShareProps = {
  token: string
  share: NonNullable<PaymentDetail['share']>
  onRefresh: () => Promise<unknown>
}

/** « Je ne viens pas », asked once more before who books is told; who books stops the sharing instead. */
export const DeclineShare = ({
  token,
  share: { position, is_declined: isDeclined, host },
  onRefresh,
}: DeclineShareProps) => {
  const [isAsked, setIsAsked] = useState(false)
  const { decline, isSending, error } = useDecline({ token, onRefresh })
  if (position === 1 || isDeclined) return null
  const told = host ?? 'La personne qui réserve'
  return (
    <section className="box" aria-label="Ne pas venir">
      {error && (
        <Note tone="danger" role="alert">
          {error}
        </Note>
      )}
      {isAsked ? (
        <>
          <p>
            {told} le saura tout de suite, par mail aussi. Tu ne payes rien, et tu peux changer d’avis avec ce même lien
            tant que les places attendent.
          </p>
          <div className="row wrapx">
            <Button look="line" aria-disabled={isSending} onClick={() => void decline()}>
              Confirmer{'\u00a0'}: je ne viens pas
            </Button>
            <Button look="ghost" onClick={() => setIsAsked(false)}>
              Revenir à ma part
            </Button>
          </div>
        </>
      ) : (
        <div className="row row-b wrapx">
          <p className="small soft">Tu ne peux pas partir cette fois{'\u00a0'}?</p>
          <Button look="ghost" size="sm" onClick={() => setIsAsked(true)}>
            Je ne viens pas…
          </Button>
        </div>
      )}
    </section>
  )
}

/** Above the share of somebody who does not come: it may be paid all the same. */
export const DeclinedNote = ({ host }: Pick<DeclineShareProps['share'], 'host'>) => (
  <Note tone="info" role="status">
    C’est noté{'\u00a0'}: «{'\u00a0'}Je ne viens pas{'\u00a0'}» pour cette part.{' '}
    {host === null ? 'La personne qui réserve' : host} est au courant, et rien n’est débité. Un changement d’avis
    {'\u00a0'}? Règle la part ici, elle compte alors comme les autres.
  </Note>
)

const useDecline = ({ token, onRefresh }: Pick<DeclineShareProps, 'token' | 'onRefresh'>) => {
  const { isSending, refusal, run } = useSending()
  const decline = () =>
    run(async () => {
      await declineLinkedShare(token)
      await onRefresh()
    }, onRefresh)
  return { decline, isSending, error: refusal?.error }
}
