/** Letters of a postal address. */
export const MOST_ADDRESS = 300
