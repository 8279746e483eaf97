import type { ReactNode } from 'react'
import type { BlockProps } from './block-props'
import { BlockSection } from './block-section'

type FormBlockProps = Omit<BlockProps<'form'>, 'form'> & { slot: ReactNode }

export const FormBlock = ({ slot, ...section }: FormBlockProps) => (
  <BlockSection {...section} className="ccall">
    {slot}
  </BlockSection>
)
