/** INSEE's code of Paris, from which figures are counted as long as no town is known. */
export const PARIS_CODE = '75056'
