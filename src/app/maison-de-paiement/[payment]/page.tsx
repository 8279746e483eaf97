import { notFound } from 'next/navigation'
import { loadHousePage } from '@/server/compose/payment-house'
import { PaymentHouseScreen } from '@/storefront/screens/payment-house-screen'

export const dynamic = 'force-dynamic'

type PageProps = { params: Promise<{ payment: string }> }

const HousePage = async ({ params }: PageProps) => {
  const { payment } = await params
  const page = await loadHousePage(payment)
  if (!page) notFound()
  return <PaymentHouseScreen page={page} step="card" />
}

export default HousePage
