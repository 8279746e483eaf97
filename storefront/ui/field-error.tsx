import { CircleAlert } from 'lucide'
import { Icon } from './icon'

type FieldErrorProps = { id?: string; children: string }

export const FieldError = ({ id, children }: FieldErrorProps) => (
  <p className="error" id={id}>
    <Icon of={CircleAlert} />
    {children}
  </p>
)
