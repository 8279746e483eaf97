import { BookOpen, CircleQuestionMark, Gauge, Handshake, MessageCircle } from 'lucide'
import Link from 'next/link'
import { ArrowLink } from './arrow-link'

/** « L’agence », opened by « Notre mission » under the desktop header. */
export const MissionPanel = () => (
  <section className="mission" aria-labelledby="titre-agence">
    <div>
      <h2 id="titre-agence">L’agence</h2>
      <ul className="mmenu__list mt-3.5">
        <ArrowLink href="/blog" icon={BookOpen}>
          Le blog
        </ArrowLink>
        <ArrowLink href="/ton-niveau" icon={Gauge}>
          Ton niveau
        </ArrowLink>
        <ArrowLink href="/faq" icon={CircleQuestionMark}>
          FAQ
        </ArrowLink>
        <ArrowLink href="/avis" icon={MessageCircle}>
          Les avis
        </ArrowLink>
        <ArrowLink href="/collaborations" icon={Handshake}>
          Collaborations
        </ArrowLink>
      </ul>
    </div>
    <div>
      <p className="h4 mb-3.5">A la une</p>
      <div className="grid grid-cols-2 gap-3.5">
        <FeaturedLink href="/raison-d-etre" title="Notre raison d’être" picture="/brand/home-hero-768.webp" />
        <FeaturedLink href="/our-guides" title="Nos guides-explorateurs" picture="/brand/home-hero-portrait-768.webp" />
      </div>
    </div>
  </section>
)

type FeaturedLinkProps = { href: string; title: string; picture: string }

const FeaturedLink = ({ href, title, picture }: FeaturedLinkProps) => (
  <Link className="coll on-dark" href={href} prefetch={false}>
    <img src={picture} alt="" width={768} height={576} />
    <h3 className="text-2xl">{title}</h3>
  </Link>
)
