import { Weight } from 'lucide'
import { figureSentence } from '@/domain/carbon/figure-words'
import { WAY_WORDS } from '@/domain/carbon/way'
import { TownPicker } from '@/storefront/parts/town-picker'
import { Icon } from '@/storefront/ui/icon'
import { useCartCarbon } from '../api/use-cart-carbon'
import { MethodLink } from './method-link'

/** What the trip of a cart emits from the visitor's town, which they may say here. */
export const CartCarbon = ({ expeditionId }: { expeditionId: number }) => {
  const { town, carbon } = useCartCarbon(expeditionId)
  if (!carbon) return null
  return (
    <li>
      <Icon of={Weight} />
      <span>
        {figureSentence(carbon)}, CO₂e par personne, {WAY_WORDS[carbon.mode]} depuis {carbon.from}.{' '}
        <TownPicker
          town={town}
          drawButton={(open) => (
            <button type="button" className="link small" aria-haspopup="dialog" onClick={open}>
              {town ? 'Changer de ville' : 'Dire d’où je pars'}
            </button>
          )}
        />
        {', '}
        <MethodLink />
      </span>
    </li>
  )
}
