import type { LegalVersionText } from './legal-version'

export const ACCESSIBILITY: LegalVersionText = {
  kind: 'accessibility',
  version: '2026-11',
  day: '2026-11-01',
  summary: 'Le site doit servir à tout le monde. Voici où nous en sommes, et comment nous le dire quand ça coince.',
  body: [
    'Cette déclaration concerne le site public et l’espace client. Les règles visées sont celles du RGAA 4.1 et de la norme EN 301 549, qui reprennent les WCAG 2.1 aux niveaux A et AA.',
    { heading: 'État de conformité' },
    'Le site est **partiellement conforme**. Cet état résulte de nos propres contrôles ; aucun audit par un organisme indépendant n’a encore été fait, et nous ne donnons donc pas de taux.',
    { heading: 'Ce qui est contrôlé' },
    {
      list: [
        'Un contrôle automatique (axe) passe sur les pages du site à chaque changement, sur ordinateur et sur téléphone.',
        'La recherche, le compte et la commande se font au clavier.',
        'Les textes gardent leur contraste, et les pages tiennent sans défilement de côté à 320 pixels de large.',
        'Les mouvements s’arrêtent quand ton appareil le demande.',
      ],
    },
    { heading: 'Ce qui ne l’est pas encore' },
    {
      list: [
        'Les cartes se parcourent à la souris et au doigt mieux qu’au clavier : la liste à côté donne la même chose.',
        'Les récapitulatifs en PDF ne sont pas balisés : ton espace montre les mêmes informations.',
        'Les essais avec des lecteurs d’écran n’ont pas couvert toutes les pages.',
      ],
    },
    { heading: 'Nous le dire' },
    'Une page te résiste ? Appelle-nous ou écris à l’adresse des [mentions légales](/confidentialite-et-mentions-legales#mentionslegales) : nous te donnons l’information autrement, et nous réparons. Si notre réponse ne te convient pas, tu peux saisir le [Défenseur des droits](https://www.defenseurdesdroits.fr/), par son formulaire, par téléphone au 09 69 39 00 00 ou par courrier gratuit : Libre réponse 71120, 75342 Paris CEDEX 07.',
  ],
}
