import type { ComponentProps } from 'react'
import { buttonClass, type ButtonLook, type ButtonSize } from './button-class'
import { SiteLink } from './site-link'

type LinkButtonProps = ComponentProps<'a'> & { href: string; look?: ButtonLook; size?: ButtonSize; block?: boolean }

export const LinkButton = ({ look, size, block, className, ...props }: LinkButtonProps) => (
  <SiteLink className={buttonClass({ look, size, block, className })} {...props} />
)
