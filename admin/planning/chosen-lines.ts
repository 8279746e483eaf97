import type { CopyLine } from '@/contract/planning'

/** Which line of a preview this is, however often it is asked for. */
export const lineKey = ({ source_id: source, departure_start: start }: CopyLine): string => `${String(source)} ${start}`

/**
 * The lines that are to be made: those that are ticked, or that nothing speaks against as long as nobody chose. A conflict with
 * a line that is not made is none.
 */
export const chosenLines = ({
  lines,
  ticked,
}: {
  lines: readonly CopyLine[]
  ticked: Readonly<Record<string, boolean>>
}): CopyLine[] => {
  const chosen: CopyLine[] = []
  for (const line of lines) {
    if (line.is_past) continue
    const titles = new Set(chosen.map(({ title }) => title))
    const isClear = !line.is_twin && line.conflicts.every(({ id, title }) => id === null && !titles.has(title))
    if (ticked[lineKey(line)] ?? isClear) chosen.push(line)
  }
  const titles = new Set(chosen.map(({ title }) => title))
  return chosen.map((line) => ({
    ...line,
    conflicts: line.conflicts.filter(({ id, title }) => id !== null || titles.has(title)),
  }))
}
