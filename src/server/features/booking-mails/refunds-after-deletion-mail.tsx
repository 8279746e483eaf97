import { formatLongDate } from '@/domain/days/french-dates'
import { formatPrice } from '@/domain/text/price'
import { SITE_PATHS } from '@/domain/site/site-paths'
import { env } from '@/env'
import { Letter } from '@/server/platform/email/letter'
import { defineWordedMail, SAMPLE_READER } from '@/server/platform/email/mail'
import { unwrap } from '@/server/platform/payload/wrap'

/** A refund that is due once the account is gone: in all, and what of it is on its way to the card. */
type Refund = { number: string; cents: number; onCardCents: number; on: string }
type Former = { email: string; firstName: string | null; refunds: Refund[] }

/** Tells a customer who deletes their account which refunds are due, and asks for an IBAN. It is the last mail: the address is erased. */
export const refundsAfterDeletionMail = defineWordedMail({
  text: 'refunds_after_deletion',
  limitedFor: 'nobody',
  read: ({ wrapped }: { wrapped: string }): Promise<Former> =>
    Promise.resolve(JSON.parse(unwrap({ purpose: 'former_customer', wrapped })) as Former),
  write: ({ email, firstName, refunds }, say) => {
    const byHandCents = sum(refunds, ({ cents, onCardCents }) => cents - onCardCents)
    const said = say({
      somme: formatPrice(sum(refunds, ({ cents }) => cents) / 100),
      remboursements: refunds.map(
        ({ number, cents, on }) =>
          `Réservation ${number}\u00a0: ${formatPrice(cents / 100)}, le ${formatLongDate(on)} au plus tard.`,
      ),
      iban:
        byHandCents > 0
          ? [
              `Pour recevoir ${formatPrice(byHandCents / 100)} par virement, réponds à ce message avec ton IBAN et le numéro de la réservation.`,
            ]
          : ['Tout revient sur la carte qui a payé. Si rien n’est arrivé à cette date, réponds à ce message.'],
    })
    return {
      to: email,
      subject: said.subject,
      content: (
        <Letter
          {...said}
          firstName={firstName}
          action="Voir les aventures"
          href={`${env().SITE_URL}${SITE_PATHS.catalogue}`}
          footnote="Tu reçois ce message parce que tu as supprimé ton compte. C’est le dernier : ton adresse est effacée."
        />
      ),
    }
  },
  sample: () => ({
    ...{ email: SAMPLE_READER.email, firstName: SAMPLE_READER.firstName },
    refunds: [{ number: 'LG-27-0614-118', cents: 38_400, onCardCents: 0, on: '2027-03-15' }],
  }),
})

const sum = (refunds: Refund[], of: (refund: Refund) => number): number =>
  refunds.reduce((total, refund) => total + of(refund), 0)
