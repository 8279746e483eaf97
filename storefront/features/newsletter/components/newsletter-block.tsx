'use client'

import { useSession } from '@/storefront/lib/session/hook'
import { Ptarmigan } from '@/storefront/ui/ptarmigan'
import { NewsletterSignup } from './newsletter-signup'

type NewsletterBlockProps = { title: string; text: string }

/** The coral block that closes the home page and the catalogue, for who is not subscribed. */
export const NewsletterBlock = ({ title, text }: NewsletterBlockProps) => {
  const { user } = useSession()
  if (user?.newsletter) return null
  return (
    <section className="news" aria-labelledby="titre-newsletter">
      <div className="news__in">
        <h2 id="titre-newsletter" className="news__title">
          {title}
        </h2>
        <p className="soft news__text">{text}</p>
        <NewsletterSignup />
        <p className="small soft">Désinscription en un clic. On ne partage jamais ton adresse.</p>
      </div>
      <Ptarmigan className="news__bird" />
    </section>
  )
}
