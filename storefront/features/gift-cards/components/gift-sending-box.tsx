import { Mail, Printer } from 'lucide'
import { addDays } from '@/domain/days/days'
import { GIFT_DAYS_AHEAD } from '@/domain/gift-cards/gift-card'
import { Field } from '@/storefront/ui/field'
import { Icon } from '@/storefront/ui/icon'
import { textField, type GiftFields } from '../rules/gift-fields'

/** How the card leaves: by mail on a day, or on paper by who buys it. */
export const GiftSendingBox = ({ today, ...fields }: GiftFields & { today: string | null }) => {
  const { draft, change } = fields
  return (
    <fieldset className="box">
      <legend className="h3">L’envoi</legend>
      <div className="gift-seg">
        {(
          [
            ['mail', Mail, 'Par email'],
            ['paper', Printer, 'À imprimer'],
          ] as const
        ).map(([sends, icon, label]) => (
          <label key={sends}>
            <input type="radio" name="envoi" checked={draft.sends === sends} onChange={() => change({ sends })} />
            <span>
              <Icon of={icon} />
              {label}
            </span>
          </label>
        ))}
      </div>
      <div className="gift__fields">
        {draft.sends === 'mail' && (
          <>
            <Field
              label="Son adresse email"
              type="email"
              autoComplete="off"
              placeholder="nina@exemple.fr"
              {...textField(fields, { name: 'recipientEmail', error: 'recipient_email' })}
            />
            <Field
              label="Jour de l’envoi"
              type="date"
              min={today ?? undefined}
              max={today === null ? undefined : addDays(today, GIFT_DAYS_AHEAD)}
              hint={'À 7\u00a0h du matin. Aujourd’hui si tu laisses vide.'}
              {...textField(fields, { name: 'sendOn', error: 'send_on' })}
            />
          </>
        )}
        <Field
          label="Ton adresse email"
          type="email"
          autoComplete="email"
          className={draft.sends === 'mail' ? 'gift__wide' : ''}
          hint={
            draft.sends === 'mail'
              ? 'Pour ton reçu, et la page d’où tu suis la carte.'
              : 'On t’y envoie la carte, sur une page A4 à plier en deux.'
          }
          {...textField(fields, { name: 'buyerEmail', error: 'buyer_email' })}
        />
      </div>
    </fieldset>
  )
}
