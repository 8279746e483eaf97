type Mountain = { x: number; top: number; base: number; half: number }

// Points of each face as shares of the half width, from the summit, and of the height.
const FACES = {
  left: [
    [0, 0],
    [-1, 1],
    [0.13, 1],
    [0.093, 0.64],
    [-0.028, 0.4],
    [0.037, 0.22],
  ],
  right: [
    [0, 0],
    [0.037, 0.22],
    [-0.028, 0.4],
    [0.093, 0.64],
    [0.13, 1],
    [0.852, 1],
  ],
  snow: [
    [0, 0],
    [-0.38, 0.38],
    [-0.236, 0.312],
    [-0.152, 0.418],
    [-0.061, 0.342],
    [0.037, 0.22],
  ],
  shade: [
    [0, 0],
    [0.037, 0.22],
    [0.065, 0.388],
    [0.136, 0.296],
    [0.201, 0.372],
    [0.279, 0.327],
  ],
} as const

/** The four faces of a drawn mountain, as paths: its two slopes, and the snow on each. */
export const mountainPaths = ({ x, top, base, half }: Mountain): Record<keyof typeof FACES, string> => {
  const path = (points: ReadonlyArray<readonly [number, number]>): string =>
    `M${points.map(([aside, down]) => `${rounded(x + aside * half)} ${rounded(top + down * (base - top))}`).join('L')}Z`
  return { left: path(FACES.left), right: path(FACES.right), snow: path(FACES.snow), shade: path(FACES.shade) }
}

const rounded = (value: number): string => String(Math.round(value * 10) / 10)
