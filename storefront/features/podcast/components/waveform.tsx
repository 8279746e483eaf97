const BARS = 120

/** A drawing of sound, the same for the same recording: it decorates the range above it. */
export const Waveform = ({ seed }: { seed: string }) => {
  const start = [...seed].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 7)
  const heights = Array.from({ length: BARS }, (_, index) => {
    const noise = Math.sin(start + index * 12.9898) * 43758.5453
    return 8 + (noise - Math.floor(noise)) * 26 + 14 * Math.abs(Math.sin(index / 7))
  })
  return (
    <svg className="wave" viewBox={`0 0 ${String(BARS * 4)} 56`} preserveAspectRatio="none" aria-hidden="true">
      <path
        d={heights
          .map((height, index) => `M${String(index * 4 + 2)} ${(28 - height / 2).toFixed(1)}v${height.toFixed(1)}`)
          .join('')}
        stroke="currentColor"
        strokeWidth="2"
      />
    </svg>
  )
}
