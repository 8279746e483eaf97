/** What is written for a traveler who eats everything and has no allergy: the question was answered. */
export const NO_DIET = 'Rien à signaler'

/** Whether a traveler told something that the guide must know: anything but « Rien à signaler ». */
export const isDietTold = (diet: string | null): boolean => diet !== null && diet !== NO_DIET
