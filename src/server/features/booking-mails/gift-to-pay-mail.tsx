import { formatLongDate } from '@/domain/days/french-dates'
import { INTENT_DAYS } from '@/domain/reservations/payment-wait'
import { formatPrice } from '@/domain/text/price'
import { secretLink } from '@/domain/accounts/secret-link'
import { env } from '@/env'
import { DEFAULT_BANK } from '@/server/features/payment-methods/default-bank'
import { openPaymentToken } from '@/server/features/payment-methods/payment-link'
import { Letter } from '@/server/platform/email/letter'
import { defineWordedMail, SAMPLE_READER } from '@/server/platform/email/mail'

type ToPay = {
  amountCents: number
  giverName: string
  buyerEmail: string
  recipientName: string
  reference: string
  until: string
  holder: string
  iban: string
  bic: string
  href: string
}

const TO_PAY = /* sql */ `
  select g.amount_cents as "amountCents", coalesce(g.giver_name, '') as "giverName", g.buyer_email as "buyerEmail",
    coalesce(g.recipient_name, '') as "recipientName", g.reference,
    to_char((g.created_at + make_interval(days => $2)) at time zone 'Europe/Paris', 'YYYY-MM-DD') as until,
    coalesce(nullif(nullif(trim(s.bank_holder), ''), $3), nullif(trim(s.legal_company), ''), $3) as holder,
    coalesce(s.bank_iban, $4) as iban, coalesce(s.bank_bic, $5) as bic, g.purchase_sealed as sealed
  from gift_cards g left join (select * from site_settings limit 1) s on true
  where g.id = $1 and g.paid_at is null and g.reference is not null and g.buyer_email is not null`

/** Where to send the transfer that pays a card, and its private page; nothing once it is paid. */
export const giftToPayMail = defineWordedMail({
  text: 'gift_to_pay',
  limitedFor: 'everyone',
  read: async ({ giftCardId }: { giftCardId: number }, query): Promise<ToPay | null> => {
    const { holder, iban, bic } = DEFAULT_BANK
    const { rows } = await query<Omit<ToPay, 'href'> & { sealed: string }>(TO_PAY, [
      giftCardId,
      INTENT_DAYS,
      holder,
      iban,
      bic,
    ])
    const row = rows[0]
    if (!row) return null
    const { sealed, ...card } = row
    return { ...card, href: env().SITE_URL + secretLink({ page: '/carte-offerte', token: openPaymentToken(sealed) }) }
  },
  write: ({ amountCents, giverName, buyerEmail, recipientName, reference, until, holder, iban, bic, href }, say) => {
    const said = say({
      ...{ somme: formatPrice(amountCents / 100), référence: reference, limite: formatLongDate(until) },
      'pour-qui': recipientName,
      compte: [`Bénéficiaire : ${holder}. IBAN : ${iban}. BIC : ${bic}.`],
    })
    return {
      to: buyerEmail,
      subject: said.subject,
      content: (
        <Letter
          {...said}
          firstName={giverName}
          action="Voir où en est ma carte"
          href={href}
          footnote="Tu reçois ce message parce que tu achètes une carte cadeau."
        />
      ),
    }
  },
  sample: () => ({
    ...DEFAULT_BANK,
    amountCents: 15_000,
    giverName: SAMPLE_READER.firstName,
    buyerEmail: SAMPLE_READER.email,
    recipientName: 'Nina',
    reference: 'CC-26-00042',
    until: '2026-12-31',
    href: `${env().SITE_URL}/carte-offerte#token=exemple`,
  }),
})
