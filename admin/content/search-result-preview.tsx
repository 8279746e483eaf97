'use client'

import { useConfig, useFormFields } from '@payloadcms/ui'
import { shorten, SEEN_DESCRIPTION, SEEN_TITLE } from '@/domain/text/shorten'
import './search-result-preview.css'

/** The page as a search engine would list it, while its words are typed. */
export const SearchResultPreview = () => {
  const { config } = useConfig()
  const title = useText('seo.title')
  const ownTitle = useText('title')
  const name = useText('name')
  const description = useText('seo.description')
  const lead = useText('lead')
  const tagline = useText('tagline')
  const slug = useText('slug')
  const shownTitle = `${title || ownTitle || name || 'Sans titre'} · Lagopède`
  const shown = description || lead || tagline
  return (
    <div className="search-result" role="group" aria-label="Aperçu du résultat de recherche">
      <p className="search-result__address">{`${config.serverURL.replace(/^https?:\/\//, '')} › ${slug || '…'}`}</p>
      <p className="search-result__title">{shorten(shownTitle, SEEN_TITLE)}</p>
      <p className="search-result__text">
        {shown ? shorten(shown, SEEN_DESCRIPTION) : 'Sans description\u00a0: le moteur choisira un passage de la page.'}
      </p>
    </div>
  )
}

const useText = (path: string): string =>
  useFormFields(([fields]) => {
    const value: unknown = fields[path]?.value
    return typeof value === 'string' ? value.trim() : ''
  })
