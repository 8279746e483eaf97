import { ADDRESS_FIRST } from '@/domain/seats/unproven-hold'
import type { ApiError } from '@/storefront/lib/api/api-error'
import { AddressMail } from '@/storefront/parts/address-mail'
import { Note } from '@/storefront/ui/note'

type BookingRefusalProps = { refusal: ApiError; travelers: number; onFewer: (travelers: number) => void }

/** Why places were refused, and what can be done about it. */
export const BookingRefusal = ({ refusal, travelers, onFewer }: BookingRefusalProps) => {
  const { availableCount: left, reason } = refusal
  const isAddressFirst = reason === ADDRESS_FIRST
  return (
    <Note tone="danger" role="alert">
      <p>{refusal.error}</p>
      {(left !== null || isAddressFirst) && (
        <p className="book__ways">
          {isAddressFirst && <AddressMail />}
          {left !== null && left > 0 && left < travelers && (
            <button type="button" className="link" onClick={() => onFewer(left)}>
              Partir à {left}
            </button>
          )}
          {!isAddressFirst && (
            <a className="link" href="#dates">
              Voir les autres dates
            </a>
          )}
        </p>
      )}
    </Note>
  )
}
