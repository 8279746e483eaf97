const TINTS = ['av--fir', 'av--alpenglow', 'av--glacier', 'av--lichen']

type AvatarProps = { name: string; src?: string | null; size?: number }

/** A portrait, or the first letter of a name on a tint that stays the same for that name. Decorative: the name stands beside. */
export const Avatar = ({ name, src, size = 44 }: AvatarProps) => {
  const style = { '--s': `${size}px` }
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
