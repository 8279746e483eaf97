import { HouseFrame } from '@/storefront/features/payment-house/components/house-frame'

const NotFound = () => (
  <HouseFrame>
    <section className="box house-proof">
      <h1>Ce paiement n’existe pas</h1>
      <p>L’adresse est peut-être coupée. Reviens à la boutique et recommence depuis là.</p>
    </section>
  </HouseFrame>
)

export default NotFound
