/** `4,9`: one decimal, with a comma; none when it is round. */
export const formatRating = (rating: number): string => String(Math.round(rating * 10) / 10).replace('.', ',')
