import type { IconNode } from 'lucide'
import type { SVGProps } from 'react'

type IconProps = Omit<SVGProps<SVGSVGElement>, 'children'> & {
  /** A glyph of Lucide: `<Icon of={Heart} />`. */
  of: IconNode
}

/**
 * A decorative glyph, sized by the text around it. What it means is always said in words beside it. Its strokes are one text:
 * as elements they were a quarter of what a page sends twice and brings to life.
 */
export const Icon = ({ of: glyph, className = '', ...props }: IconProps) => (
  <svg
    className={`i ${className}`}
    width={24}
    height={24}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.9}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    dangerouslySetInnerHTML={{ __html: drawingOf(glyph) }}
    {...props}
  />
)

// The glyphs are the library's own: none of it is written by anybody.
const drawingOf = (glyph: IconNode): string =>
  glyph
    .map(([tag, attributes]) => {
      const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
      return `<${tag}${written.join('')}/>`
    })
    .join('')
