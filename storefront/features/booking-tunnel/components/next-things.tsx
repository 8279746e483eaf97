import type { ReservationDetail } from '@/contract/reservation-detail'
import { withDe } from '@/domain/text/elision'

/** « Et maintenant ? »: three things, in their order. */
export const NextThings = ({ reservation: { expedition, guide, awaited } }: { reservation: ReservationDetail }) => (
  <section className="conf__next">
    <h2>Et maintenant{'\u00a0'}?</h2>
    <ol className="next">
      <li>
        <b aria-hidden="true">1</b>
        <h3>Complète les profils</h3>
        <p className="soft">
          {expedition.expedition_type === 'kids'
            ? 'Régime, niveau, qui répond d’eux et qui vient les chercher, puis l’autorisation à signer\u00a0: dans ton dashboard.'
            : 'Régime, urgence, niveau\u00a0: dix minutes par personne, dans ton dashboard.'}
        </p>
      </li>
      <li>
        <b aria-hidden="true">2</b>
        <h3>{awaited ? 'Attends pour le train' : 'Prends ton train'}</h3>
        <p className="soft">
          {awaited && 'On t’écrit dès que le départ est sûr. '}
          {expedition.station
            ? `Direction ${expedition.station}. Les horaires conseillés sont dans ton dashboard.`
            : 'Les horaires conseillés sont dans ton dashboard.'}
        </p>
      </li>
      <li>
        <b aria-hidden="true">3</b>
        <h3>Fais ton sac</h3>
        <p className="soft">
          {guide
            ? `La liste ${withDe(guide.full_name)} t’attend dans ton dashboard.`
            : 'La liste t’attend dans ton dashboard.'}
        </p>
      </li>
    </ol>
  </section>
)
