import { PARIS_CODE } from './paris-code'

/** A town that somebody leaves from: INSEE's code, its name, and the name with the number of its department. */
export type Town = { code: string; name: string; label: string }

/** Whose figures are shown as long as no town is known, named so. */
export const PARIS: Town = { code: PARIS_CODE, name: 'Paris', label: 'Paris (75)' }

/** INSEE's code of a commune. */
export const TOWN_CODE = /^\d[\dAB]\d{3}$/
