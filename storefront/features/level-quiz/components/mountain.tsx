import { mountainPaths } from '../rules/mountain-paths'

/** Colours of a mountain: its lit slope, its slope in the shade, and the snow on each; none below the snow. */
export type MountainColours = { left: string; right: string; snow?: { left: string; right: string } }

type MountainProps = { x: number; top: number; base: number; half: number; colours: MountainColours }

export const Mountain = ({ colours, ...shape }: MountainProps) => {
  const { left, right, snow, shade } = mountainPaths(shape)
  // The line of each face closes the seam between two.
  return (
    <g strokeWidth=".8">
      <path d={left} fill={colours.left} stroke={colours.left} />
      <path d={right} fill={colours.right} stroke={colours.right} />
      {colours.snow && (
        <>
          <path d={snow} fill={colours.snow.left} stroke={colours.snow.left} />
          <path d={shade} fill={colours.snow.right} stroke={colours.snow.right} />
        </>
      )}
    </g>
  )
}
