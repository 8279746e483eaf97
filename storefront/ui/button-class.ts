export type ButtonLook = 'go' | 'ink' | 'line' | 'ghost' | 'danger'
export type ButtonSize = 'sm' | 'md' | 'lg'

type ButtonStyle = { look?: ButtonLook; size?: ButtonSize; block?: boolean; className?: string }

export const buttonClass = ({ look = 'ink', size = 'md', block = false, className = '' }: ButtonStyle): string =>
  ['btn', `btn--${look}`, size !== 'md' && `btn--${size}`, block && 'btn--block', className].filter(Boolean).join(' ')
