import { Lock } from 'lucide'
import { Icon } from './icon'
import { Note } from './note'

type CardWordsProps = {
  /** Who takes the cards. */
  card: { provider: string }
}

/** How one pays by card: elsewhere, so that we never see its number. */
export const CardWords = ({ card }: CardWordsProps) => (
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
  </>
)
