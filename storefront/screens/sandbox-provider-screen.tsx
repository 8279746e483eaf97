import { CardPage } from '@/storefront/features/sandbox-provider/components/card-page'
import { SandboxFrame } from '@/storefront/features/sandbox-provider/components/sandbox-frame'
import { OverPage } from '@/storefront/features/sandbox-provider/components/over-page'
import { ProofPage } from '@/storefront/features/sandbox-provider/components/proof-page'
import type { SandboxPage } from '@/storefront/features/sandbox-provider/rules/sandbox-page'

const IS_OVER: Record<SandboxPage['state'], boolean> = {
  ...{ awaiting_card: false, awaiting_proof: false, refused: false },
  ...{ authorised: true, captured: true, released: true, expired: true },
}

/** A payment at the sandbox payment provider: its card, the proof that a bank asks for, or that it is over. */
export const SandboxProviderScreen = ({ page, step }: { page: SandboxPage; step: 'card' | 'proof' }) => (
  <SandboxFrame>{content({ page, step })}</SandboxFrame>
)

const content = ({ page, step }: { page: SandboxPage; step: 'card' | 'proof' }) => {
  if (IS_OVER[page.state]) return <OverPage page={page} />
  return step === 'proof' && page.state === 'awaiting_proof' ? <ProofPage page={page} /> : <CardPage page={page} />
}
