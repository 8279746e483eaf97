import type { SavingState } from '../api/cart-saver'

type SavingNoteProps = Pick<SavingState, 'status' | 'pending'>

/** Whether what was typed is safe. */
export const SavingNote = ({ status, pending }: SavingNoteProps) => (
  <p className="small mute saving" role="status">
    {wording({ status, hasPending: Object.keys(pending).length > 0 })}
  </p>
)

const wording = ({ status, hasPending }: { status: SavingState['status']; hasPending: boolean }) => {
  if (status === 'offline') return 'Hors connexion\u00a0: on garde ce que tu écris, et on réessaie.'
  return status === 'saving' || hasPending ? 'On enregistre…' : 'Tout est enregistré.'
}
