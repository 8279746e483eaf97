import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

export const metadata: Metadata = { title: 'Hors sentier' }

// Made whole before it is sent, its status is that of what it shows; loading.tsx holds what it shows.
export const generateStaticParams = () => []

/** Any other path. The layout is per group of routes, so only a page of this group can show its not-found screen. */
const MissingPage = () => notFound()

export default MissingPage
