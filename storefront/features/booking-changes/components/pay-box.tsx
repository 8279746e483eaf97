import type { ReactNode } from 'react'
import { RESERVATION_PATHS } from '@/domain/reservations/reservation-paths'
import { Button } from '@/storefront/ui/button'
import type { ButtonLook } from '@/storefront/ui/button-class'
import { FieldError } from '@/storefront/ui/field-error'
import { LinkButton } from '@/storefront/ui/link-button'

type PayBoxProps = {
  /** What the press does, the sum among it. */
  action: string
  look: Extract<ButtonLook, 'go' | 'danger'>
  /** The way back. */
  keep: string
  reservationId: number
  isReady: boolean
  isSending: boolean
  error: string | undefined
  onConfirm: () => void
  children?: ReactNode
}

/** The end of a way: the sums once more, what refused them, the press, and a plain way back. */
export const PayBox = ({
  action,
  look,
  keep,
  reservationId,
  isReady,
  isSending,
  error,
  onConfirm,
  children,
}: PayBoxProps) => (
  <section className="box paybox" aria-label="Confirmer">
    {children}
    <div aria-live="polite">{error && <FieldError>{error}</FieldError>}</div>
    <div className="change-acts">
      <Button look={look} size="lg" disabled={!isReady} aria-disabled={isSending} onClick={onConfirm}>
        {action}
      </Button>
      <LinkButton look="ghost" href={RESERVATION_PATHS.reservation(reservationId)}>
        {keep}
      </LinkButton>
    </div>
  </section>
)
