export const CATALOGUE_TITLE = 'Les aventures'

export const CATALOGUE_DESCRIPTION =
  'Toutes nos aventures guidées de 2 à 15\u00a0jours, en France et en Europe\u00a0: choisis par destination, dates, activité, niveau, prix et éco-note.'
