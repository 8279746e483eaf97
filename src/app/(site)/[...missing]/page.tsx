import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

export const metadata: Metadata = { title: 'Hors sentier' }

// Made as a page that is kept, it has its whole document before any script.
export const generateStaticParams = () => []

/** Any other path. The layout is per group of routes, so only a page of this group can show its not-found screen. */
const MissingPage = () => notFound()

export default MissingPage
