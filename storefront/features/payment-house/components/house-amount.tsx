import { formatPrice } from '@/domain/price'
import type { HousePage } from '../rules/house-page'

/** How much, and for what. */
export const HouseAmount = ({ page }: { page: Pick<HousePage, 'amountCents' | 'description'> }) => (
  <header className="house-amount">
    <h1>Payer {formatPrice(page.amountCents / 100)}</h1>
    <p className="soft">{page.description}</p>
  </header>
)
