import type { ReactNode } from 'react'
import { formatLongDate } from '@/domain/days/french-dates'
import { formatPrice } from '@/domain/text/price'
import { Logo } from '@/storefront/ui/logo'

type GiftCardPreviewProps = {
  picture: string
  /** In euros; null while it is not chosen. */
  amount: number | null
  /** The trip that it was thought of for; null for a sum. */
  tripName: string | null
  recipient: string
  giver: string
  message: string
  expiresOn: string | null
  /** The code, or what stands in its place. */
  children: ReactNode
}

/** The card as it is given: its picture and sum, for whom, from whom, the words, the code and its last day. */
export const GiftCardPreview = ({
  picture,
  amount,
  tripName,
  recipient,
  giver,
  message,
  expiresOn,
  children,
}: GiftCardPreviewProps) => {
  const sum = amount === null ? '…' : formatPrice(amount)
  return (
    <div className="gcard">
      <div className="gcard__poster on-dark">
        <img src={`/brand/cadeaux/${picture}.webp`} alt="" width={800} height={600} />
        <Logo inverse className="gcard__logo" />
        <div>
          <p className="gcard__what">
            {tripName === null ? 'Une carte cadeau pour partir' : 'De quoi partir, par exemple'}
          </p>
          {tripName === null ? (
            <p className="gcard__amt num">{sum}</p>
          ) : (
            <>
              <p className="gcard__amt is-trip">{tripName}</p>
              <p className="gcard__sum num">{sum}, sur toutes les aventures</p>
            </>
          )}
        </div>
      </div>
      <div className="gcard__stub">
        <dl>
          <div>
            <dt>Pour</dt>
            <dd>{recipient || '…'}</dd>
          </div>
          <div>
            <dt>De la part de</dt>
            <dd>{giver || '…'}</dd>
          </div>
        </dl>
        <p className="gcard__msg">{message || 'Dépensable en plusieurs fois, sur toutes les aventures.'}</p>
        <p className="gcard__foot num">
          <span>{children}</span>
          {expiresOn !== null && <span>Jusqu’au {formatLongDate(expiresOn)}</span>}
        </p>
      </div>
    </div>
  )
}
