import type { FaqGroup } from './faq-text'

export const BOOKING_QUESTIONS: FaqGroup = {
  theme: 'reserver',
  questions: [
    {
      slug: 'places-gardees',
      question: 'Mes places sont-elles gardées pendant que je réserve ?',
      answer: [
        'Oui. Dès que tu choisis un départ, tes places sont à toi pendant la durée affichée. Elle se prolonge tant que tu remplis ta commande, deux heures au plus, et moins longtemps tant que ton adresse n’est pas confirmée.',
        'Si le temps est passé, tes réponses restent dans ton panier et le site essaie de reprendre les mêmes places.',
      ],
    },
    {
      slug: 'payer-en-deux-fois',
      question: 'Quand est-ce que je paie ?',
      short: 'Payer en deux fois',
      answer: [
        'En deux fois, sans frais :',
        {
          list: [
            'un acompte de 30 % dans les sept jours qui suivent la commande ;',
            'le solde trente jours avant le départ.',
          ],
        },
        'À moins de trente jours du départ, la totalité est due à la commande. Les dates exactes sont montrées avant de commander, puis dans ton espace.',
      ],
    },
    {
      slug: 'acompte-oublie',
      question: 'Que se passe-t-il si j’oublie l’acompte ?',
      answer: [
        'Nous te le rappelons par e-mail. Si rien n’arrive à la date dite, les places sont remises en vente et la réservation prend fin, sans frais pour toi.',
      ],
    },
    {
      slug: 'prix-compris',
      question: 'Qu’est-ce qui est compris dans le prix ?',
      answer: [
        'Chaque aventure a sa liste : ce qui est compris d’un côté, ce qui reste à prévoir de l’autre. Les prix sont par personne, en euros, toutes taxes comprises.',
        'Le trajet de chez toi au rendez-vous n’est pas compris, l’assurance annulation non plus. Aucun supplément n’apparaît au moment de commander, sauf les options que tu choisis.',
      ],
    },
    {
      slug: 'compte-pour-reserver',
      question: 'Faut-il un compte pour réserver ?',
      answer: [
        'Oui : c’est là que tu retrouves tes dates, tes papiers et la liste du matériel. Une adresse e-mail suffit pour le créer. Tu peux tout lire du site sans compte.',
      ],
    },
    {
      slug: 'lien-de-confirmation',
      question: 'Pourquoi dois-je ouvrir un lien pour confirmer ma commande ?',
      answer: [
        'Parce que ton adresse n’avait jamais été confirmée. Le lien prouve qu’elle est bien à toi ; la réservation est faite quand tu l’ouvres. Tes places t’attendent deux heures.',
      ],
    },
    {
      slug: 'par-telephone',
      question: 'Est-ce que je peux réserver par téléphone ?',
      answer: [
        'Oui, du lundi au vendredi, de 9 h à 18 h. Tu reçois les mêmes informations et les mêmes conditions qu’en ligne, et ta réservation apparaît dans ton espace.',
      ],
    },
    {
      slug: 'plusieurs-personnes',
      question: 'Puis-je réserver pour des amis ?',
      answer: [
        'Oui. Tu réserves et tu règles pour tout le monde, puis tu peux envoyer à chaque personne un lien privé où elle remplit elle-même son profil : niveau, tailles, régime, personne à prévenir.',
      ],
    },
    {
      slug: 'prix-qui-change',
      question: 'Le prix peut-il changer après ma commande ?',
      answer: [
        'Seulement dans les limites de l’article L. 211-12 du code du tourisme : si le coût du transport, une taxe ou un taux de change varie, à la hausse comme à la baisse, et jamais à moins de vingt jours du départ. Au-delà de 8 % de hausse, tu peux annuler sans frais.',
      ],
    },
    {
      slug: 'garantie',
      question: 'Mon argent est-il protégé ?',
      answer: [
        'Oui. Les fonds que tu nous confies sont garantis si l’agence devient insolvable, retour compris. Le garant est nommé dans les [mentions légales](/confidentialite-et-mentions-legales#mentionslegales).',
      ],
    },
  ],
}
