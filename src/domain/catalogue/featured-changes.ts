type Named = { id: number; name: string }

/** What differs between two orders of trips, in French: who was added, who was taken off, and whether the others moved. */
export const describeFeaturedChanges = ({ before, after }: { before: Named[]; after: Named[] }): string => {
  const [added, removed] = [missingFrom(before, after), missingFrom(after, before)]
  const stayed = (list: Named[], other: Named[]) =>
    list.filter(({ id }) => other.some((one) => one.id === id)).map(({ id }) => id)
  const isMoved = stayed(before, after).join() !== stayed(after, before).join()
  return [
    ...(added.length > 0 ? [`${quoted(added)} ${added.length > 1 ? 'ont été ajoutées' : 'a été ajoutée'}`] : []),
    ...(removed.length > 0 ? [`${quoted(removed)} ${removed.length > 1 ? 'ont été enlevées' : 'a été enlevée'}`] : []),
    ...(isMoved ? ['l’ordre a changé'] : []),
  ].join(', ')
}

const missingFrom = (list: Named[], wanted: Named[]): Named[] =>
  wanted.filter(({ id }) => !list.some((one) => one.id === id))

const MOST_NAMED = 4

const quoted = (trips: Named[]): string => {
  const names = trips.slice(0, MOST_NAMED).map(({ name }) => `«\u00a0${name}\u00a0»`)
  const rest = trips.length - names.length
  return [...names, ...(rest > 0 ? [`${String(rest)}\u00a0autres`] : [])].join(', ')
}
