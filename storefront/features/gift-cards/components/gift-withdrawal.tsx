import { useState } from 'react'
import type { GiftPurchase } from '@/contract/gift-cards'
import { formatLongDate } from '@/domain/days/french-dates'
import { withdrawalDeclaration } from '@/domain/gift-cards/gift-card'
import { formatPrice } from '@/domain/text/price'
import { refusalOf } from '@/storefront/lib/api/api-error'
import { Button } from '@/storefront/ui/button'
import { Note } from '@/storefront/ui/note'
import { withdraw } from '../api/gift-calls'

type GiftWithdrawalProps = { gift: GiftPurchase; token: string; onRefresh: () => Promise<unknown> }

/** « Renoncer au contrat ici », then « Confirmer la rétractation »: the words and the two steps of article L. 221-21. */
export const GiftWithdrawal = ({ gift, token, onRefresh }: GiftWithdrawalProps) => {
  const { withdrawal } = gift
  const [isAsked, setIsAsked] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<string>()
  const sum = formatPrice(withdrawal.amount)
  const confirm = async () => {
    if (isBusy) return
    setIsBusy(true)
    try {
      await withdraw({ linkToken: token, amount: withdrawal.amount })
    } catch (reason) {
      setError(refusalOf(reason).error)
    }
    await onRefresh()
    setIsBusy(false)
  }
  if (!isAsked) {
    return (
      <div className="stack stack--close">
        <p>
          <Button look="line" onClick={() => setIsAsked(true)}>
            Renoncer au contrat ici
          </Button>
        </p>
        <p className="small soft">
          Sans motif, jusqu’au {withdrawal.until === null ? '' : formatLongDate(withdrawal.until)}.
        </p>
      </div>
    )
  }
  return (
    <section className="box" aria-labelledby="renoncer">
      <h2 id="renoncer" className="h3">
        Renoncer au contrat
      </h2>
      <p>
        Je, {gift.giver_name}, {withdrawalDeclaration({ amount: gift.amount, recipientName: gift.recipient_name })}.
      </p>
      <p className="soft">
        Elle ne vaudra plus rien, et {sum} te reviennent{' '}
        {gift.paid_by === 'card' ? 'sur la carte bancaire qui l’a payée' : 'par virement'}. L’accusé de réception, avec
        le jour et l’heure, arrive à l’adresse de ton reçu.
      </p>
      {error !== undefined && (
        <Note tone="danger" role="alert">
          {error}
        </Note>
      )}
      <div className="row wrapx got__go">
        <Button look="line" onClick={() => setIsAsked(false)}>
          Garder la carte
        </Button>
        <Button look="danger" aria-disabled={isBusy} onClick={() => void confirm()}>
          Confirmer la rétractation
        </Button>
      </div>
    </section>
  )
}
