'use client'

import { usePathname } from 'next/navigation'
import { NewsletterForm } from './newsletter-form'

const HAS_ITS_OWN_BLOCK = /^(\/react-front)?(\/|\/expeditions|\/recherche)?$/

/** The newsletter line of the footer, absent under the two pages that end with the larger block. */
export const FooterNewsletter = () => {
  const path = usePathname()
  if (HAS_ITS_OWN_BLOCK.test(path)) return null
  return (
    <section className="ftr__news" aria-labelledby="titre-newsletter-pied">
      <div>
        <h2 id="titre-newsletter-pied">Des idées de départ, sans t’envoler</h2>
        <p>Deux fois par mois, les nouvelles dates avant tout le monde.</p>
      </div>
      <NewsletterForm />
    </section>
  )
}
