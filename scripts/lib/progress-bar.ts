const WIDTH = 30

/** One line that shows how far something is: `████████░░░░  40 %  400/1000`. */
export const progressBar = ({ done, total }: { done: number; total: number }): string => {
  const part = total === 0 ? 1 : done / total
  const full = Math.round(part * WIDTH)
  const bar = '█'.repeat(full) + '░'.repeat(WIDTH - full)
  return `${bar} ${String(Math.round(part * 100)).padStart(3)} %  ${String(done)}/${String(total)}`
}
