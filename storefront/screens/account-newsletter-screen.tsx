import { NewsletterLinkForm } from '@/storefront/features/newsletter-popup/components/newsletter-link-form'

const TEXTS = {
  confirmation: {
    title: 'Confirme ton inscription',
    lead: 'Un dernier geste, et la newsletter arrive dans ta messagerie.',
    action: 'Je confirme',
    done: 'Tu es maintenant abonné(e) à la newsletter\u00a0!',
  },
  desinscription: {
    title: 'Te désinscrire',
    lead: 'Plus aucune newsletter. Les messages de tes réservations continuent d’arriver.',
    action: 'Je me désinscris',
    done: 'C’est fait\u00a0: tu ne recevras plus la newsletter.',
  },
  alertes: {
    title: 'Arrêter les alertes',
    lead: 'Plus aucun email sur les dates de tes favoris. Tes favoris restent.',
    action: 'Je ne veux plus d’alertes',
    done: 'C’est fait\u00a0: tu ne recevras plus d’alertes sur tes favoris.',
  },
} as const

/** Where the links of the newsletter’s mails lead, and those of the alerts on favourites. */
export const AccountNewsletterScreen = ({ link }: { link: keyof typeof TEXTS }) => {
  const { title, lead, action, done } = TEXTS[link]
  return (
    <main className="wrap page-foot" id="contenu" tabIndex={-1}>
      <div className="page-head">
        <h1>{title}</h1>
        <p className="lead page-head__lead">{lead}</p>
      </div>
      <NewsletterLinkForm link={link} action={action} done={done} />
    </main>
  )
}
