import { LinkButton } from '@/storefront/ui/link-button'
import type { BlockProps } from './block-props'
import { BlockSection } from './block-section'

export const CallBlock = ({ links, ...section }: BlockProps<'call'>) => (
  <BlockSection {...section} className="ccall">
    <p className="row wrapx">
      {links.map(({ label, href }, position) => (
        <LinkButton key={href} look={position === 0 ? 'ink' : 'line'} href={href}>
          {label}
        </LinkButton>
      ))}
    </p>
  </BlockSection>
)
