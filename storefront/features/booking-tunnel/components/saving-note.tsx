import type { SavingState } from '../api/cart-saver'

type SavingNoteProps = Pick<SavingState, 'status' | 'pending'>

/** Whether what was typed is safe. */
export const SavingNote = ({ status, pending }: SavingNoteProps) => (
  <p className="small mute saving" role="status">
    {wording({ status, hasPending: Object.keys(pending).length > 0 })}
  </p>
)

const wording = ({ status, hasPending }: { status: SavingState['status']; hasPending: boolean }) => {
  if (status === 'offline' || status === 'busy') {
    const reason = status === 'busy' ? 'trop de demandes à la fois' : 'le réseau ne répond pas'
    return `Pas encore enregistré\u00a0: ${reason}. On garde tout, et on réessaie.`
  }
  return status === 'saving' || hasPending ? 'On enregistre…' : 'Tout est enregistré.'
}
