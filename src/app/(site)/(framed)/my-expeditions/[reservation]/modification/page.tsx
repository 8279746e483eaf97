import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ContractChangeScreen } from '@/storefront/screens/contract-change-screen'
import '@/storefront/styles/dashboard.css'
import '@/storefront/styles/booking-changes.css'
import '@/storefront/styles/choices.css'

export const metadata: Metadata = { title: 'Ta réponse à une modification', robots: { index: false } }

type PageProps = { params: Promise<{ reservation: string }> }

const OwnChange = async ({ params }: PageProps) => {
  const { reservation } = await params
  if (!/^[1-9]\d{0,8}$/.test(reservation)) notFound()
  return <ContractChangeScreen reservationId={Number(reservation)} />
}

export default OwnChange
