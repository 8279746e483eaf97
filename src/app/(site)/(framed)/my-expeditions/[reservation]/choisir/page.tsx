import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { CancellationChoiceScreen } from '@/storefront/screens/cancellation-choice-screen'
import '@/storefront/styles/dashboard.css'
import '@/storefront/styles/booking-changes.css'
import '@/storefront/styles/choices.css'

export const metadata: Metadata = { title: 'Ton choix après une annulation', robots: { index: false } }

type PageProps = { params: Promise<{ reservation: string }> }

const OwnChoice = async ({ params }: PageProps) => {
  const { reservation } = await params
  if (!/^[1-9]\d{0,8}$/.test(reservation)) notFound()
  return <CancellationChoiceScreen reservationId={Number(reservation)} />
}

export default OwnChoice
