import { SandboxFrame } from '@/storefront/features/sandbox-provider/components/sandbox-frame'

const NotFound = () => (
  <SandboxFrame>
    <section className="box sandbox-proof">
      <h1>Ce paiement n’existe pas</h1>
      <p>L’adresse est peut-être coupée. Reviens à la boutique et recommence depuis là.</p>
    </section>
  </SandboxFrame>
)

export default NotFound
