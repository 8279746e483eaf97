import NotFound from '../(framed)/not-found'
import FramedLayout from '../(framed)/layout'

export { metadata } from '../(framed)/not-found'

/** No booking is there: the way on is that of every page. */
const MissingBooking = () => (
  <FramedLayout>
    <NotFound />
  </FramedLayout>
)

export default MissingBooking
