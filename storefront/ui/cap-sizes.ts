/** Twice as many pixels as points, the cap of spec §9, at the most that a step lets through: 2.5, 3 and 4 of them. */
const STEPS = [
  { denserThan: 3, share: 0.5 },
  { denserThan: 2.5, share: 0.666 },
  { denserThan: 2, share: 0.8 },
]

/**
 * The `sizes` of a picture, less wide where a point has more than two pixels: two are as sharp as an eye sees, and the
 * bytes of more stay away.
 */
export const capSizes = (sizes: string): string =>
  sizes
    .split(', ')
    .flatMap((entry) => {
      const at = entry.lastIndexOf(') ')
      const condition = at < 0 ? '' : `${entry.slice(0, at + 1)} and `
      const width = at < 0 ? entry : entry.slice(at + 2)
      const capped = STEPS.map(
        ({ denserThan, share }) => `${condition}(min-resolution: ${denserThan + 0.01}dppx) calc(${width} * ${share})`,
      )
      return [...capped, entry]
    })
    .join(', ')
