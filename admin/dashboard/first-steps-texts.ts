import type { Role } from '@/domain/accounts/roles'
import { CAMPAIGNS_PATH } from '../campaigns/campaigns-path'
import { FEATURED_PATH } from '../featured/featured-path'
import { PANEL_PATHS } from './panel-paths'

export type FirstStep = { title: string; text: string; href: string; action: string }

const STAFF: FirstStep[] = [
  {
    title: 'Modifie une aventure',
    text: 'Textes, prix, programme\u00a0: tout s’enregistre en brouillon. Le site change quand tu publies, en moins de deux secondes.',
    href: PANEL_PATHS.list('expeditions'),
    action: 'Ouvrir les aventures',
  },
  {
    title: 'Ajoute un départ',
    text: 'Choisis l’aventure et le premier jour\u00a0: le dernier se calcule, et le prix de l’aventure vaut si tu n’en écris pas.',
    href: PANEL_PATHS.create('departures'),
    action: 'Créer un départ',
  },
  {
    title: 'Relis les avis',
    text: 'Aucun avis ne paraît sans ta relecture. Passe son état à «\u00a0Publié\u00a0» ou «\u00a0Refusé\u00a0».',
    href: PANEL_PATHS.list('reviews', { status: { equals: 'pending' } }),
    action: 'Voir les avis à relire',
  },
  {
    title: 'Regarde avant de publier',
    text: 'Dans une aventure, l’œil en haut à droite montre la page telle qu’elle sera, sur ordinateur et sur téléphone.',
    href: PANEL_PATHS.list('expeditions', { _status: { equals: 'draft' } }),
    action: 'Voir les brouillons',
  },
]

const MARKETER: FirstStep[] = [
  {
    title: 'Écris un article',
    text: 'Des blocs de texte, d’images et d’aventures. Il paraît quand tu le publies, ou à l’heure que tu choisis.',
    href: PANEL_PATHS.create('articles'),
    action: 'Commencer un article',
  },
  {
    title: 'Compose une page',
    text: 'Les mêmes blocs, à l’adresse que tu lui donnes. L’œil en haut à droite la montre avant qu’elle paraisse.',
    href: PANEL_PATHS.create('pages'),
    action: 'Commencer une page',
  },
  {
    title: 'Choisis la une',
    text: 'Les aventures qui viennent d’abord à l’accueil et au catalogue, dans ton ordre, enregistrées d’un coup.',
    href: FEATURED_PATH,
    action: 'Ouvrir la une',
  },
  {
    title: 'Compte tes campagnes',
    text: 'Un code, deux liens à copier\u00a0: le site compte qui arrive par eux, sans cookie.',
    href: CAMPAIGNS_PATH,
    action: 'Ouvrir les campagnes',
  },
  {
    title: 'Range les familles',
    text: 'Elles font le filtre du catalogue et les tuiles de l’accueil. Renomme-les, change leur icône, fais-les glisser.',
    href: PANEL_PATHS.list('activity-categories'),
    action: 'Ouvrir les familles',
  },
  {
    title: 'Compose une sélection',
    text: 'Un titre, une image, quelques aventures\u00a0: elle paraît sur l’accueil dès qu’elle est visible.',
    href: PANEL_PATHS.list('selections'),
    action: 'Ouvrir les sélections',
  },
  {
    title: 'Écris l’accueil',
    text: 'Le titre, la promesse, le train, la newsletter\u00a0: un onglet par partie de la page.',
    href: PANEL_PATHS.global('home-page'),
    action: 'Ouvrir la page d’accueil',
  },
  {
    title: 'Consulte le catalogue',
    text: 'Tu vois les aventures et leurs départs sans pouvoir les changer\u00a0: demande à l’agence pour un prix ou une date.',
    href: PANEL_PATHS.list('expeditions'),
    action: 'Voir les aventures',
  },
]

/** What someone who opens the panel for the first time can do, by role; a guide only reads his or her departures. */
export const FIRST_STEPS: Partial<Record<Role, FirstStep[]>> = { staff: STAFF, admin: STAFF, marketer: MARKETER }
