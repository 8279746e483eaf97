type Changes = { count: number; lastOf: Map<string, number>; listeners: Set<() => void> }

// Next's bundles hold copies of this module: all of them count the same changes.
const shared = globalThis as typeof globalThis & { lagopedeChanges?: Changes }

const changes = (): Changes => (shared.lagopedeChanges ??= { count: 0, lastOf: new Map(), listeners: new Set() })

/** How many changes this process has heard of: what begins now knows them all. */
export const changesSoFar = (): number => changes().count

/** Nothing that depends on one of these tags and began before now is given or kept any more. */
export const renew = (tags: string[]): void => {
  const { lastOf, listeners } = changes()
  changes().count += 1
  for (const tag of tags) lastOf.set(tag, changesSoFar())
  for (const listener of listeners) listener()
}

/** Whether what depends on these tags changed after so many changes. */
export const changedSince = (tags: string[], count: number): boolean =>
  tags.some((tag) => (changes().lastOf.get(tag) ?? 0) > count)

/** Calls back at each change. */
export const onChange = (listener: () => void): void => {
  changes().listeners.add(listener)
}
