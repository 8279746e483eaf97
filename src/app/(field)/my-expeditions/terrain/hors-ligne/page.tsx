import type { Metadata } from 'next'
import { KeptScreen } from '@/storefront/screens/kept-screen'

export const metadata: Metadata = { title: 'Hors ligne · Lagopède', robots: { index: false } }

/** The shell of the list of what a phone keeps, the same for everybody: what it shows comes from the phone. */
const KeptRoute = () => <KeptScreen />

export default KeptRoute
