import { Check } from 'lucide'
import { contactPath } from '@/domain/contact/contact'
import { buttonClass } from '@/storefront/ui/button-class'
import { Icon } from '@/storefront/ui/icon'

/** The tall one: the frame would magnify what it keeps of the wide one. */
const PICTURE = [480, 768, 1080]
  .map((width) => `/brand/home-hero-portrait-${String(width)}.webp ${String(width)}w`)
  .join()

const RULES = [
  { what: 'Un accord écrit', text: 'pour chaque saison, avec ton tarif, tes dates et les places que tu nous gardes.' },
  { what: 'Une gare pas loin', text: ', ou une navette que l’on organise avec toi.' },
  { what: 'Un interlocuteur', text: 'qui connaît ta maison, de la première visite au dernier départ.' },
]

/** What the agency asks of who lodges, lends or carries its travelers, and what it promises. */
export const Partners = () => (
  <section className="wrap section colab" id="partenaires" aria-labelledby="partenaires-titre">
    <div className="colab__img">
      <img
        src="/brand/home-hero-portrait-768.webp"
        srcSet={PICTURE}
        sizes="(min-width: 62.125rem) 47vw, 92vw"
        alt=""
        width={768}
        height={960}
        loading="lazy"
      />
    </div>
    <div className="colab__t">
      <h2 id="partenaires-titre">Partenaires</h2>
      <p className="lead">
        Refuges, fermes, loueurs de matériel, offices de tourisme&nbsp;: nos aventures tiennent à celles et ceux qui
        vivent sur place. Et si tu es guide, on aime aussi rencontrer de nouvelles cordées.
      </p>
      <ul className="ticks">
        {RULES.map(({ what, text }) => (
          <li key={what}>
            <Icon of={Check} />
            <span>
              <b>{what}</b>
              {text.startsWith(',') ? text : ` ${text}`}
            </span>
          </li>
        ))}
      </ul>
      <div className="row wrapx">
        <a className={buttonClass({ look: 'ink' })} href={contactPath({ topic: 'partner' })}>
          Proposer un lieu
        </a>
        <a className="link" href={contactPath({ topic: 'guide' })}>
          Candidater comme guide
        </a>
      </div>
    </div>
  </section>
)
