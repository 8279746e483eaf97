const TINTS = [
  'bg-fir-100 text-fir-800',
  'bg-alpenglow-100 text-alpenglow-700',
  'bg-glacier-100 text-glacier-700',
  'bg-lichen-100 text-lichen-700',
]

type AvatarProps = { name: string; src?: string | null; size?: number }

/** A portrait, or the first letter of a name on a tint that stays the same for that name. Decorative: the name stands beside. */
export const Avatar = ({ name, src, size = 44 }: AvatarProps) => {
  const style = { '--s': `${size}px` } as React.CSSProperties
  if (src) {
    return (
      <span className="av" style={style} aria-hidden="true">
        <img src={src} alt="" width={size} height={size} loading="lazy" decoding="async" />
      </span>
    )
  }
  const tint = TINTS[[...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % TINTS.length]
  return (
    <span className={`av av--letter ${tint}`} style={style} aria-hidden="true">
      {[...name][0]?.toUpperCase()}
    </span>
  )
}
