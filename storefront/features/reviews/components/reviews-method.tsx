import { contactPath } from '@/domain/contact/contact'

/** What the consumer code (D. 111-17) asks of who publishes reviews: control, order, dates, consideration, rights. */
export const ReviewsMethod = () => (
  <section className="reviews-method" id="controle" aria-labelledby="controle-titre">
    <h2 id="controle-titre">Comment nous recueillons ces avis</h2>
    <dl>
      <div>
        <dt>Qui peut donner son avis</dt>
        <dd>
          La personne qui a réservé, après le retour. Nous l’y invitons par email le lendemain du voyage&nbsp;: un avis
          par réservation.
        </dd>
      </div>
      <div>
        <dt>Ce que veut dire «&nbsp;Avis vérifié&nbsp;»</dt>
        <dd>
          L’avis est relié à une réservation confirmée, dont le voyage est terminé. Ceux qui ne portent pas cette
          mention nous ont été confiés autrement, sans ce contrôle.
        </dd>
      </div>
      <div>
        <dt>La relecture</dt>
        <dd>
          Une personne de l’équipe relit chaque avis avant sa parution, sans le réécrire. Les bons comme les mauvais
          paraissent. Un avis injurieux, hors sujet ou qui nomme quelqu’un est refusé, et son auteur en reçoit la
          raison.
        </dd>
      </div>
      <div>
        <dt>L’ordre et les dates</dt>
        <dd>
          Les avis sont classés du plus récent au plus ancien. Chacun porte le mois du voyage, quand nous le
          connaissons, et la date de sa parution. Ils restent en ligne tant que l’aventure est proposée.
        </dd>
      </div>
      <div>
        <dt>Aucune contrepartie</dt>
        <dd>Personne n’est payé, remboursé ni récompensé pour son avis.</dd>
      </div>
      <div>
        <dt>Un doute, une erreur</dt>
        <dd>
          Tu peux demander à modifier ou retirer ton avis, ou nous signaler celui qui te semble faux&nbsp;:{' '}
          <a className="link" href={contactPath()}>
            écris-nous
          </a>
          .
        </dd>
      </div>
    </dl>
  </section>
)
