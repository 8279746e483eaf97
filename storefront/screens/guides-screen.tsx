import type { PublicGuide } from '@/contract/guides'
import { contactPath } from '@/domain/contact/contact'
import { GuidesList } from '@/storefront/features/guides/components/guides-list'
import { LinkButton } from '@/storefront/ui/link-button'

const CHOICE = [
  {
    title: 'Un diplôme',
    text: 'Nos guides exercent sous leur diplôme et leur carte professionnelle, ou le titre équivalent de leur pays.',
  },
  { title: 'Un pays', text: 'Le guide vit là où il t’emmène. Il connaît le boulanger, le berger et la source.' },
  { title: 'Une façon de marcher', text: 'On regarde surtout comment il parle au dernier de la file.' },
]

export const GuidesScreen = ({ guides }: { guides: PublicGuide[] }) => (
  <main id="contenu" tabIndex={-1}>
    <div className="wrap page-head">
      <h1>Nos guides-explorateurs</h1>
      <p className="lead page-head__lead page-head__lead--long">
        Des professionnels qui vivent là où ils t’emmènent. Ils dessinent les itinéraires, cuisinent bien, et savent
        dire non.
      </p>
    </div>
    <div className="wrap">
      <GuidesList guides={guides}>
        <li className="gyou">
          <h2>Et toi&nbsp;?</h2>
          <p>Un diplôme, le pied sûr, et l’envie d’arriver en train avec ton groupe&nbsp;: écris-nous.</p>
          <LinkButton look="line" href={contactPath({ topic: 'guide' })}>
            Proposer ma candidature
          </LinkButton>
        </li>
      </GuidesList>
    </div>
    <section className="dark on-dark guides-choice" aria-labelledby="choisir">
      <div className="topo" />
      <div className="wrap">
        <h2 id="choisir">Comment on choisit un guide</h2>
        <ol>
          {CHOICE.map(({ title, text }) => (
            <li key={title}>
              <b>{title}</b>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  </main>
)
