import { ArrowLeft } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '@/storefront/ui/icon'
import { LinkButton } from '@/storefront/ui/link-button'

type StepActionsProps = { back: string; backText?: string; children?: ReactNode }

/** Back and forth, at the foot of a step; held at the foot of the screen on a phone. */
export const StepActions = ({ back, backText = 'Retour', children }: StepActionsProps) => (
  <div className="tun-do">
    <LinkButton look="ghost" href={back}>
      <Icon of={ArrowLeft} />
      {backText}
    </LinkButton>
    {children}
  </div>
)
