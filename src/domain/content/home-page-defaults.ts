/** The texts of the home page before the marketers change them. */
export const HOME_PAGE_DEFAULTS = {
  hero_title: 'Le lagopède vole peu. Nous aussi.',
  hero_lead: 'Des aventures guidées de 2 à 15 jours, en France et en Europe, qui commencent sur un quai de gare.',
  promise_title: 'Notre promesse carbone tient sur un billet de train.',
  promises: [
    { figure: '0 vol', text: 'Aucun billet d’avion dans nos prix, aucune compensation pour faire joli.' },
    { figure: '1 gare', text: 'Chaque aventure commence et finit sur un quai, de gare ou de port.' },
    { figure: '100 %', text: 'Des fiches affichent leur bilan en kg CO₂e, trajet compris.' },
  ],
  featured_title: 'Les départs dont on parle au refuge',
  featured_text: 'Nos guides ont voté : voici leurs coups de cœur de la saison.',
  families_title: 'À pied, à ski, à la rame',
  selections_title: 'Envies du moment',
  train_title: 'Le voyage commence quai 4',
  train_text:
    'Pour chaque départ, on te propose un trajet en train jusqu’au rendez-vous, avec les correspondances et le dernier bus. Le bilan carbone, lui, ne prend pas de raccourci.',
  train_stops: [
    { time: '0 h', city: 'Paris', text: 'Café au buffet, sac en haut, téléphone en bas' },
    { time: '3 h 05', city: 'Grenoble', text: 'Vercors, Chartreuse, Belledonne' },
    { time: '3 h 45', city: 'Annecy', text: 'Chez nous : Aravis et bords du lac' },
    { time: '5 h 40', city: 'Turin', text: 'Grand Paradis, à un bus d’altitude' },
    { time: '11 h 20', city: 'Briançon, train de nuit', text: 'Écrins et Queyras au réveil' },
    { time: '14 h 50', city: 'Ljubljana', text: 'La Soča, le Triglav, une couchette et un bon livre' },
  ],
  reviews_title: 'Ce qu’on se raconte au retour',
  agency_title: 'L’agence',
  agency_text:
    'Huit personnes, un chien, une cuisine partagée à Annecy. Depuis 2018, on dessine des voyages courts en carbone et longs en souvenirs, avec des guides du pays.',
  newsletter_title: 'Des idées de départ, sans t’envoler',
  newsletter_text:
    'Deux fois par mois : les nouvelles dates avant tout le monde, un récit de guide et un trajet en train qui vaut le voyage.',
} as const satisfies Record<string, unknown>
