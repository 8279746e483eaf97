import { notFound, redirect } from 'next/navigation'
import { loadHousePage } from '@/server/compose/payment-house'
import { PaymentHouseScreen } from '@/storefront/screens/payment-house-screen'

export const dynamic = 'force-dynamic'

type PageProps = { params: Promise<{ payment: string }> }

const ProofPage = async ({ params }: PageProps) => {
  const { payment } = await params
  const page = await loadHousePage(payment)
  if (!page) notFound()
  // Nothing to prove: the card comes first, or all is done.
  if (page.state !== 'awaiting_proof') redirect(`/maison-de-paiement/${page.id}`)
  return <PaymentHouseScreen page={page} step="proof" />
}

export default ProofPage
