import { Lock } from 'lucide'
import { useEffect, useState } from 'react'
import { secretLink } from '@/domain/accounts/secret-link'
import { formatPrice } from '@/domain/text/price'
import { refusalOf } from '@/storefront/lib/api/api-error'
import { useCardMeans } from '@/storefront/lib/card-means-hook'
import { Button } from '@/storefront/ui/button'
import { FieldError } from '@/storefront/ui/field-error'
import { Icon } from '@/storefront/ui/icon'
import { drawLinkToPay } from '../api/reservation-calls'

type PayNowProps = { reservationId: number; amount: number }

/** Opens the page where one's own reservation is paid by card, where the site takes cards. */
export const PayNow = ({ reservationId, amount }: PayNowProps) => {
  const card = useCardMeans()
  const [isOpening, setIsOpening] = useState(false)
  const [error, setError] = useState<string>()
  useEffect(() => {
    // Who comes back from there finds this page as it was left.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) location.reload()
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])
  if (!card) return null
  const open = async () => {
    if (isOpening) return
    setIsOpening(true)
    setError(undefined)
    try {
      const { token } = await drawLinkToPay(reservationId)
      // A document of its own: its policy is its own too.
      location.assign(secretLink({ page: '/payer', token }))
    } catch (refusal) {
      setError(refusalOf(refusal).error)
      setIsOpening(false)
    }
  }
  return (
    <div className="stack stack--tight">
      <Button look="go" block className="btn--long" aria-disabled={isOpening} onClick={() => void open()}>
        <Icon of={Lock} />
        Payer {formatPrice(amount)} maintenant
      </Button>
      {error && <FieldError>{error}</FieldError>}
    </div>
  )
}
