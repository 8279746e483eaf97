import type { FaqGroup } from './faq-text'

export const LEVEL_QUESTIONS: FaqGroup = {
  theme: 'niveau',
  questions: [
    {
      slug: 'avoir-le-niveau',
      question: 'Comment savoir si j’ai le niveau ?',
      short: 'Mon niveau',
      answer: [
        'Chaque aventure a un niveau, de 1 (Tranquille) à 5 (Engagé), et son programme donne les heures de marche, la distance et le dénivelé de chaque jour. Compare avec ta plus grosse sortie de l’année : si tu l’as bien finie, tu sauras.',
        'En cas de doute, appelle-nous avant de commander. On préfère te conseiller une autre date, ou une autre pente.',
      ],
    },
    {
      slug: 'partir-seul',
      question: 'Puis-je venir sans connaître personne ?',
      short: 'Partir seul(e)',
      answer: [
        'Bien sûr. Les groupes sont petits, et le premier repas ensemble fait le reste. La liste des aventures montre les places de chaque départ.',
      ],
    },
    {
      slug: 'taille-du-groupe',
      question: 'Combien de personnes y a-t-il dans un groupe ?',
      answer: ['Entre quatre et douze, jamais plus. Le nombre exact est écrit sur la page de chaque aventure.'],
    },
    {
      slug: 'materiel',
      question: 'Quel matériel faut-il ?',
      answer: [
        'La page de chaque aventure a la liste de ce que tu apportes ; ce que nous fournissons est avec ce qui est compris dans le prix. Une fois ta réservation faite, tu la retrouves dans ton espace et tu la coches au fur et à mesure.',
      ],
    },
    {
      slug: 'assurance-secours',
      question: 'Dois-je avoir une assurance ?',
      answer: [
        'Oui, une assurance qui couvre les recherches et les secours en montagne, pour chaque participant. Tu en as peut-être une avec la licence d’un club, une carte bancaire ou une assurance voyage.',
        'Vérifie qu’elle vaut dans le pays du voyage et pour ses activités, et garde son numéro d’urgence sur toi.',
      ],
    },
    {
      slug: 'meteo',
      question: 'Que se passe-t-il s’il fait mauvais ?',
      answer: [
        'La pluie ne nous arrête pas ; l’orage et l’avalanche, oui. Le guide peut modifier l’itinéraire ou y renoncer pour la sécurité du groupe. Une prestation essentielle qui ne peut être fournie est remplacée sans supplément, ou donne droit à une réduction du prix.',
      ],
    },
    {
      slug: 'guides-diplomes',
      question: 'Qui nous guide ?',
      answer: [
        'Des professionnels qui exercent sous leur diplôme et leur carte, et qui vivent là où ils t’emmènent. Le guide est nommé sur la page de l’aventure.',
      ],
    },
    {
      slug: 'regime-et-allergies',
      question: 'Je mange végétarien, j’ai une allergie : est-ce possible ?',
      answer: [
        'Dis-le dans ton profil de participant, avec tes allergies. Le guide le lit pour préparer les repas. Seuls lui et l’agence y ont accès, et tout est effacé trente jours après le retour.',
      ],
    },
  ],
}
