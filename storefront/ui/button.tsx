import type { ComponentProps } from 'react'
import { buttonClass, type ButtonLook, type ButtonSize } from './button-class'

type ButtonProps = ComponentProps<'button'> & { look?: ButtonLook; size?: ButtonSize; block?: boolean }

/** `go` is the one coral action of a view; `ink`, `line` and `ghost` serve the others. */
export const Button = ({ look, size, block, className, type = 'button', ...props }: ButtonProps) => (
  <button type={type} className={buttonClass({ look, size, block, className })} {...props} />
)
