/** What is written for a traveler who eats everything and has no allergy: the question was answered. */
export const NO_DIET = 'Rien à signaler'
