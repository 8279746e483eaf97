import type { ReactNode } from 'react'
import { frenchSpaces } from '@/domain/text/french-spaces'

type HeroProps = { title: string; lead: string; search: ReactNode }

const WIDE = [768, 1024, 1536, 2048].map((width) => `/brand/home-hero-${width}.webp ${width}w`).join(', ')

export const Hero = ({ title, lead, search }: HeroProps) => (
  <>
    <section className="hero on-dark" aria-labelledby="titre-accueil">
      <div className="hero__img">
        <picture>
          <source media="(max-width: 40rem)" srcSet="/brand/home-hero-portrait-768.webp" />
          <img
            srcSet={WIDE}
            sizes="100vw"
            src="/brand/home-hero-1024.webp"
            alt=""
            width={2100}
            height={900}
            fetchPriority="high"
            decoding="sync"
          />
        </picture>
      </div>
      <div className="wrap hero__in">
        <h1 className="poster" id="titre-accueil">
          {frenchSpaces(title)}
        </h1>
        <p className="hero__lead">{frenchSpaces(lead)}</p>
      </div>
    </section>
    <div className="wrap hero__search">{search}</div>
  </>
)
