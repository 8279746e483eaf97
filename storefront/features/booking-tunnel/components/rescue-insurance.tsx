import { ChevronDown } from 'lucide'
import { isRescueCover } from '@/domain/travelers/rescue-cover'
import { Icon } from '@/storefront/ui/icon'
import type { Tunnel } from '../api/use-tunnel'
import { OptionRows } from './option-rows'

/** What the insurance is that one certifies to have; where the agency sells one, it is taken right here. */
export const RescueInsurance = ({ tunnel }: { tunnel: Tunnel }) => {
  const sold = tunnel.cart.options.filter(isRescueCover)
  return (
    <>
      <details className="precontract">
        <summary>
          L’assurance secours, qu’est-ce que c’est&nbsp;?
          <Icon of={ChevronDown} />
        </summary>
        <div className="precontract__b">
          <p>
            Elle paie les recherches, les secours et le retour chez toi si tu te blesses loin d’une route. Tu en as
            peut-être une&nbsp;: avec la licence d’un club, une carte bancaire ou une assurance voyage.
          </p>
          <p>
            Regarde qu’elle vaut pour tous les participants, dans le pays du voyage et pour ses activités, et garde son
            numéro d’urgence sur toi.
          </p>
        </div>
      </details>
      {sold.length > 0 && (
        <div role="group" aria-label="Pas encore d’assurance secours">
          <p className="rescue__offer">Pas encore couverts&nbsp;? Ajoute-la à ta réservation&nbsp;:</p>
          <OptionRows tunnel={tunnel} options={sold} />
        </div>
      )}
    </>
  )
}
