export const UNKNOWN_EXPEDITION = 'Cette aventure n’existe pas ou n’est plus en ligne.'
