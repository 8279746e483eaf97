import { Check, Phone, Smartphone, Trash } from 'lucide'
import type { FieldSheet } from '@/contract/guide-field'
import { formatLongDate } from '@/domain/days/french-dates'
import { formatInstantInFull } from '@/domain/days/french-instants'
import { formatPhone } from '@/domain/travelers/phone'
import { Box } from '@/storefront/ui/box'
import { Button } from '@/storefront/ui/button'
import { Icon } from '@/storefront/ui/icon'
import { LinkButton } from '@/storefront/ui/link-button'

/** Whom to call: help first, then who is on duty, then the agency's desk. */
export const RescueBox = ({ sheet: { departure, agency } }: { sheet: FieldSheet }) => (
  <section className="sos on-dark" id="secours" aria-labelledby="secours-titre">
    <h2 id="secours-titre">Appeler les secours</h2>
    <LinkButton look="go" size="lg" block className="num" href="tel:112">
      <Icon of={Phone} />
      112
    </LinkButton>
    {departure.emergency_phone && (
      <LinkButton look="line" size="lg" block className="num" href={`tel:${departure.emergency_phone}`}>
        <Icon of={Phone} />
        Astreinte, {formatPhone(departure.emergency_phone)}
      </LinkButton>
    )}
    {agency.phone_e164 !== '' && (
      <LinkButton look="line" size="lg" block className="num" href={`tel:${agency.phone_e164}`}>
        <Icon of={Phone} />
        L’agence, {agency.phone}
      </LinkButton>
    )}
    <p className="small">Sans réseau de ton opérateur, le 112 passe par un autre.</p>
  </section>
)

/** Where one meets and what each day brings. */
export const ProgrammeBox = ({ sheet: { departure, programme } }: { sheet: FieldSheet }) => (
  <Box title="Rendez-vous et programme">
    <dl className="kv">
      {departure.expedition.meeting_point && (
        <div>
          <dt>Rendez-vous</dt>
          <dd>{departure.expedition.meeting_point}</dd>
        </div>
      )}
      {departure.expedition.station && (
        <div>
          <dt>Gare</dt>
          <dd>{departure.expedition.station}</dd>
        </div>
      )}
    </dl>
    <ol className="fld-days">
      {programme.map(({ title, text, night }, index) => (
        <li key={index}>
          <details>
            <summary>
              {`Jour ${String(index + 1)}\u00a0: `}
              {title}
            </summary>
            <p>{text}</p>
            {night !== '' && (
              <p className="soft">
                Nuit{'\u00a0'}: {night}
              </p>
            )}
          </details>
        </li>
      ))}
    </ol>
  </Box>
)

type KeepRowProps = {
  isKept: boolean
  isBusy: boolean
  isOnline: boolean
  canKeep: boolean
  /** When the list that is shown was answered. */
  readAt: string
  onKeep: () => void
}

/** Above the list: whether this phone keeps it, since when, and the press that keeps it or renews it. */
export const KeepRow = ({ isKept, isBusy, isOnline, canKeep, readAt, onKeep }: KeepRowProps) => (
  <div className="fld-keep" role="group" aria-label="Sur ce téléphone">
    <p>
      {isKept ? (
        <>
          <b>Sur ce téléphone.</b> Copie du {formatInstantInFull(readAt)}.
        </>
      ) : canKeep ? (
        'Pas encore sur ce téléphone\u00a0: sans réseau, cette liste ne s’ouvrira pas.'
      ) : (
        'Ce navigateur ne sait rien garder hors ligne\u00a0: imprime la fiche de départ.'
      )}
    </p>
    {canKeep && (
      <Button look={isKept ? 'line' : 'ink'} size="lg" disabled={isBusy || !isOnline} onClick={onKeep}>
        <Icon of={Smartphone} />
        {isKept ? 'Mettre à jour' : 'Garder sur ce téléphone'}
      </Button>
    )}
  </div>
)

/** What this phone keeps, until when, and the press that erases it. */
export const KeptBox = ({ sheet, isKept, onDrop }: { sheet: FieldSheet; isKept: boolean; onDrop: () => void }) => (
  <Box title="Ce qui est sur ce téléphone">
    {isKept ? (
      <ul className="fld-ticks">
        <li>
          <Icon of={Check} />
          La liste, les fiches santé, le programme et les numéros, chiffrés
        </li>
        <li>
          <Icon of={Check} />
          Effacés après le {formatLongDate(sheet.departure.readable_until)}, dès que tu te déconnectes, ou si ce départ
          ne t’est plus confié
        </li>
      </ul>
    ) : (
      <p>
        Rien encore. Garde la liste avant de monter{'\u00a0'}: elle s’ouvrira sans réseau jusqu’au{' '}
        {formatLongDate(sheet.departure.readable_until)}, puis s’effacera.
      </p>
    )}
    {isKept && (
      <div className="fld-acts">
        <Button look="line" size="lg" onClick={onDrop}>
          <Icon of={Trash} />
          Effacer de ce téléphone
        </Button>
      </div>
    )}
    <p className="small soft">
      Chaque ouverture d’une fiche santé est notée, hors ligne aussi, et la personne peut le voir. Verrouille ton
      téléphone{'\u00a0'}: qui l’ouvre lit la liste.
    </p>
  </Box>
)
