import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { loadSite } from '@/server/compose/pages/load-site'
import { BookingTunnelScreen } from '@/storefront/screens/booking-tunnel-screen'
import '@/storefront/styles/choices.css'
import '@/storefront/styles/payment.css'
import '@/storefront/styles/kept-card.css'
import '@/storefront/styles/shares.css'

type BookingPageProps = { params: Promise<{ cart: string; step: string }> }

const TITLES: Record<string, string> = {
  '1': 'Voyageurs',
  '2': 'Participants',
  '3': 'Récapitulatif',
  '4': 'Paiement',
  '5': 'Confirmation',
}

export const generateMetadata = async ({ params }: BookingPageProps): Promise<Metadata> => ({
  title: TITLES[(await params).step] ?? 'Hors sentier',
  robots: { index: false },
})

const BookingPage = async ({ params }: BookingPageProps) => {
  const { cart, step } = await params
  if (!/^[1-9]\d{0,8}$/.test(cart) || !(step in TITLES)) notFound()
  return <BookingTunnelScreen cartId={Number(cart)} step={Number(step)} settings={await loadSite()} />
}

export default BookingPage
