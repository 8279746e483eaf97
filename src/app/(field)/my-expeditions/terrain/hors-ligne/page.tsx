import type { Metadata } from 'next'
import { KeptScreen } from '@/storefront/screens/kept-screen'

export const metadata: Metadata = { title: 'Hors ligne · Lagopède', robots: { index: false } }

/** The shell of the list of offline copies. It is the same for everybody: its content comes from the phone. */
const KeptRoute = () => <KeptScreen />

export default KeptRoute
