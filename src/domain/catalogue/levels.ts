import { levelName } from './level-name'

const NBSP = '\u00a0'

const nameOf = (level: number): string => levelName(level).toLowerCase()

/** The levels, in words and in what a day asks for. */
export const LEVELS = [
  { level: 0, name: nameOf(0), text: 'on se laisse porter.' },
  { level: 1, name: nameOf(1), text: `2 à 3${NBSP}h d’effort par jour, sans difficulté.` },
  { level: 2, name: nameOf(2), text: `3 à 5${NBSP}h par jour, moins de 600${NBSP}m de dénivelé.` },
  { level: 3, name: nameOf(3), text: `4 à 6${NBSP}h par jour, 600 à 900${NBSP}m de dénivelé.` },
  { level: 4, name: nameOf(4), text: `6 à 8${NBSP}h par jour, plus de 900${NBSP}m de dénivelé.` },
  { level: 5, name: nameOf(5), text: `de longues journées, de la technique et de l’expérience.` },
] as const
