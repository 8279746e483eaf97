import { ChevronDown } from 'lucide'
import type { CartDetail } from '@/contract/cart-detail'
import { formatDays, formatShortDate } from '@/domain/days/french-dates'
import { formatCount } from '@/domain/text/plural'
import { formatPrice } from '@/domain/text/price'
import { Icon } from '@/storefront/ui/icon'
import { cancellationWords } from '../rules/cancellation-words'

/** What the law wants to be read before ordering a package, with the figures of this one. */
export const PrecontractualInfo = ({ cart }: { cart: CartDetail }) => {
  const { expedition, departure, price } = cart
  const days = formatDays({ start: departure.departure_start, end: departure.departure_end })
  return (
    <details className="precontract">
      <summary>
        Fiche d’information précontractuelle
        <Icon of={ChevronDown} />
      </summary>
      <div className="precontract__b">
        <p>
          La combinaison de services de voyage qui t’est proposée est un forfait au sens de la directive (UE) 2015/2302
          et de l’article L.{'\u00a0'}211-2 du code du tourisme. Tu bénéficies de tous les droits que l’Union européenne
          donne aux forfaits. Lagopède est pleinement responsable de la bonne exécution du forfait dans son ensemble.
        </p>
        <ul>
          <li>
            <b>Le voyage.</b> {expedition.name}, {days}, {formatCount(expedition.duration_days, 'jour')}
            {expedition.country_1 && `, ${expedition.country_1}`}, niveau {expedition.level_number} sur 5, pour{' '}
            {formatCount(cart.travelers_count, 'personne')}. Le programme, l’hébergement, les repas et ce qui n’est pas
            compris sont décrits sur la page de l’aventure.
          </li>
          {expedition.meeting_point && (
            <li>
              <b>Le rendez-vous.</b> {expedition.meeting_point}.
            </li>
          )}
          <li>
            <b>Le prix.</b> {formatPrice(price.total)} toutes taxes comprises, dont {formatPrice(price.deposit)} avant
            le {formatShortDate(price.deposit_due_on)}
            {price.balance_due_on !== null &&
              ` et ${formatPrice(price.balance)} avant le ${formatShortDate(price.balance_due_on)}`}
            . Il ne peut augmenter que si un coût précis augmente, jamais à moins de 20{'\u00a0'}jours du départ
            {'\u00a0'}; au-delà de 8{'\u00a0'}%, tu peux annuler sans frais.
          </li>
          <li>
            <b>Annuler.</b> {cancellationWords(cart)} Sans frais aussi en cas de circonstances exceptionnelles et
            inévitables sur place. La vente d’un voyage à date fixe n’ouvre pas de droit de rétractation (article L.
            {'\u00a0'}221-28 du code de la consommation).
          </li>
          <li>
            <b>Céder ta place.</b> À toute autre personne qui remplit les conditions du voyage, jusqu’à 7{'\u00a0'}jours
            avant le départ.
          </li>
          <li>
            <b>Si l’agence annule.</b> Tu es remboursé(e) de tout ce que tu as versé, dans les 14{'\u00a0'}jours.
          </li>
          <li>
            <b>En voyage.</b> Une prestation essentielle qui manque est remplacée sans supplément, ou le contrat peut
            être résolu. L’agence te vient en aide si tu es en difficulté.
          </li>
        </ul>
      </div>
    </details>
  )
}
