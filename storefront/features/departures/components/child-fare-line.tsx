import { childFareLabel } from '@/domain/seats/child-fare'
import { formatPrice } from '@/domain/text/price'

/** What a child pays, in the booking box: « Enfant (moins de 12 ans) : 690 € ». */
export const ChildFareLine = ({ price, maxAge }: { price: number; maxAge: number }) => (
  <p className="small">
    {childFareLabel(maxAge)}
    {'\u00a0'}: <b className="num">{formatPrice(price)}</b>
  </p>
)
