import type { Metadata } from 'next'
import { NotFoundScreen } from '@/storefront/screens/not-found-screen'

export const metadata: Metadata = { title: 'Hors sentier' }

const NotFound = () => <NotFoundScreen />

export default NotFound
