'use client'

import type { ReactNode } from 'react'
import { useSession } from '@/storefront/lib/session/hook'
import { NewsletterSignup } from './newsletter-signup'

/** `bird`: drawn by the server, so that its lines are in no script. */
type NewsletterBlockProps = { title: string; text: string; bird: ReactNode }

/** The coral block that closes the home page and the catalogue, for who is not subscribed. */
export const NewsletterBlock = ({ title, text, bird }: NewsletterBlockProps) => {
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
      {bird}
    </section>
  )
}
