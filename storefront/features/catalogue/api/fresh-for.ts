/** How long what the catalogue was answered is shown again without asking, in milliseconds. */
export const FRESH_FOR = 60_000
