/** Who signs articles and guides no trip. */
export const AUTHORS = [
  {
    full_name: 'Simon Auger',
    job_title: 'trajets et carbone',
    biography:
      'Il cherche les trains, compte les kilos et tient le journal de ce qui coince. Il a dormi dans la plupart des trains de nuit d’Europe, souvent sur la couchette du milieu.',
  },
  {
    full_name: 'Claire Vidonne',
    job_title: 'fondatrice',
    biography: 'Elle a créé Lagopède à Annecy en 2018 et répond encore au téléphone le mardi.',
  },
  {
    full_name: 'Nora Belkacem',
    job_title: 'voix de Quai 4',
    biography: 'Elle enregistre sur les quais, entre deux annonces, et garde les silences au montage.',
  },
]
