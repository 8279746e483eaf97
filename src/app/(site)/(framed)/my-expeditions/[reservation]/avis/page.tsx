import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ReviewScreen } from '@/storefront/screens/review-screen'

export const metadata: Metadata = { title: 'Ton avis', robots: { index: false } }

type ReviewPageProps = { params: Promise<{ reservation: string }> }

const ReviewPage = async ({ params }: ReviewPageProps) => {
  const { reservation } = await params
  if (!/^[1-9]\d{0,9}$/.test(reservation)) notFound()
  return <ReviewScreen reservationId={Number(reservation)} />
}

export default ReviewPage
