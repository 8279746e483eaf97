import { Lock } from 'lucide'
import { formatDayMonth } from '@/domain/french-dates'
import { CheckboxRow } from './checkbox-row'
import { Icon } from './icon'
import { Note } from './note'

type CardWordsProps = {
  /** Who takes the cards. */
  card: { provider: string; saves: boolean }
  /** What is left to pay after this, for which a card may be kept; null when nothing is. */
  saving?: { dueOn: string; isSaved: boolean; onSave: (isSaved: boolean) => void } | null
}

/** How one pays by card: elsewhere, so that we never see its number; kept for the rest only if that is ticked. */
export const CardWords = ({ card, saving }: CardWordsProps) => (
  <>
    <div className="psp">
      <p className="psp__h">
        <Icon of={Lock} />
        Sur la page de notre prestataire de paiement
      </p>
      <p className="small soft">
        Lagopède ne voit ni ne garde ton numéro de carte. Ta banque peut te demander de confirmer, puis tu reviens ici.
      </p>
    </div>
    {card.provider === 'house' && (
      <Note tone="info">Ce site est en démonstration{'\u00a0'}: aucune carte n’est débitée pour de vrai.</Note>
    )}
    {card.saves && saving && (
      <CheckboxRow checked={saving.isSaved} onChange={({ target }) => saving.onSave(target.checked)}>
        Garder cette carte pour le solde du {formatDayMonth(saving.dueOn)}. On te prévient avant, et tu peux la retirer
        à tout moment.
      </CheckboxRow>
    )}
  </>
)
