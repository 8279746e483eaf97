import { CardPage } from '@/storefront/features/payment-house/components/card-page'
import { HouseFrame } from '@/storefront/features/payment-house/components/house-frame'
import { OverPage } from '@/storefront/features/payment-house/components/over-page'
import { ProofPage } from '@/storefront/features/payment-house/components/proof-page'
import type { HousePage } from '@/storefront/features/payment-house/rules/house-page'

const IS_OVER: Record<HousePage['state'], boolean> = {
  ...{ awaiting_card: false, awaiting_proof: false, refused: false },
  ...{ authorised: true, captured: true, released: true, expired: true },
}

/** A payment at the payment house: its card, the proof that a bank asks for, or that it is over. */
export const PaymentHouseScreen = ({ page, step }: { page: HousePage; step: 'card' | 'proof' }) => (
  <HouseFrame>{content({ page, step })}</HouseFrame>
)

const content = ({ page, step }: { page: HousePage; step: 'card' | 'proof' }) => {
  if (IS_OVER[page.state]) return <OverPage page={page} />
  return step === 'proof' && page.state === 'awaiting_proof' ? <ProofPage page={page} /> : <CardPage page={page} />
}
