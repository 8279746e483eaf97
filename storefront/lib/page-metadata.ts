import type { Metadata } from 'next'

/** What search engines and shared links say of a page that is one, whatever the filters in its address. */
export const pageMetadata = ({
  path,
  title,
  description,
}: {
  path: string
  title: string
  description: string
}): Metadata => ({
  title,
  description,
  alternates: { canonical: path },
  openGraph: {
    title,
    description,
    url: path,
    siteName: 'Lagopède',
    locale: 'fr_FR',
    type: 'website',
    images: '/brand/open-graph.jpg',
  },
})
