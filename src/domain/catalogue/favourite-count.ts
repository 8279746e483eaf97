/**
 * What a card's heart shows: `count` people, one more or one fewer when the user changed their mind since `count` was
 * made. `isStored` is whether it was their favourite then, `isFavourite` whether it is now.
 */
export const favouriteCount = ({
  count,
  isStored,
  isFavourite,
}: {
  count: number
  isStored: boolean
  isFavourite: boolean
}): number => {
  if (isFavourite === isStored) return count
  return isFavourite ? count + 1 : Math.max(0, count - 1)
}
