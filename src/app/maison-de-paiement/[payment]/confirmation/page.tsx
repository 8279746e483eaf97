import { notFound, redirect } from 'next/navigation'
import { loadSandboxPage } from '@lagopede/sandbox-provider/routes'
import { SandboxProviderScreen } from '@/storefront/screens/sandbox-provider-screen'

export const dynamic = 'force-dynamic'

type PageProps = { params: Promise<{ payment: string }> }

const ProofPage = async ({ params }: PageProps) => {
  const { payment } = await params
  const page = await loadSandboxPage(payment)
  if (!page) notFound()
  // Nothing to prove: the card comes first, or all is done.
  if (page.state !== 'awaiting_proof') redirect(`/maison-de-paiement/${page.id}`)
  return <SandboxProviderScreen page={page} step="proof" />
}

export default ProofPage
