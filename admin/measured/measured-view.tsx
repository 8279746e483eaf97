import './measured.css'
import { Gutter, SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { MEASURED_EVENT_WORDS, PIXEL_EVENT_WORDS } from '@/domain/audience/measured-event-words'
import { PanelView } from '../components/panel-view'
import { MEASURED_ROLES } from './measured-roles'

const TITLE = 'Ce qui est mesuré'

/** What is told to the tag manager and to the pixel, at /admin/mesure: made of the table that types what is told. */
export const MeasuredView = (view: AdminViewServerProps) => (
  <PanelView view={view} path="/admin/mesure" roles={MEASURED_ROLES}>
    <Gutter className="measured">
      <SetStepNav nav={[{ label: TITLE }]} />
      <h1>{TITLE}</h1>
      <p>
        Rien n’est chargé ni dit avant l’accord du visiteur, ni sur les pages privées{'\u00a0'}: ce qui s’y passe attend
        une page publique. Aucun nom, aucune adresse, aucun texte libre n’est dans un événement.
      </p>
      <p>
        Dans le gestionnaire de balises, les balises de modèle fonctionnent. Le HTML personnalisé et les variables
        JavaScript personnalisées sont refusés par la politique de sécurité du site.
      </p>
      <h2>Gestionnaire de balises, avec la mesure d’audience</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Événement</th>
            <th scope="col">Quand</th>
            <th scope="col">Ce qu’il dit</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(MEASURED_EVENT_WORDS).map(([name, { when, fields }]) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>{when}</td>
              <td>
                <dl>
                  {Object.entries(fields).map(([field, says]) => (
                    <div key={field}>
                      <dt>
                        <code>{field}</code>
                      </dt>
                      <dd>{says}</dd>
                    </div>
                  ))}
                </dl>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <h2>Pixel, avec la publicité</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Événement</th>
            <th scope="col">Quand, et ce qu’il dit</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(PIXEL_EVENT_WORDS).map(([name, says]) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>{says}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Gutter>
  </PanelView>
)
