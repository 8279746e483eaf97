import type { ComponentType, SVGProps } from 'react'

type IconProps = Omit<SVGProps<SVGSVGElement>, 'ref'> & {
  /** A lucide-react component: `<Icon of={Heart} />`. */
  of: ComponentType<Omit<SVGProps<SVGSVGElement>, 'ref'>>
}

/** A decorative glyph, sized by the text around it. What it means is always said in words beside it. */
export const Icon = ({ of: Glyph, className = '', ...props }: IconProps) => (
  <Glyph className={`i ${className}`} strokeWidth={1.9} aria-hidden="true" {...props} />
)
