import type { IconNode } from 'lucide'
import { createElement, type SVGProps } from 'react'

type IconProps = SVGProps<SVGSVGElement> & {
  /** A glyph of Lucide: `<Icon of={Heart} />`. */
  of: IconNode
}

/** A decorative glyph, sized by the text around it. What it means is always said in words beside it. */
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
    {...props}
  >
    {glyph.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
  </svg>
)
