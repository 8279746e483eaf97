'use client'

import { Printer } from 'lucide'
import { skipToken, useQuery } from '@tanstack/react-query'
import type { GiftPurchase } from '@/contract/gift-cards'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { formatLongDate } from '@/domain/days/french-dates'
import { formatPrice } from '@/domain/text/price'
import { SITE_PATHS } from '@/domain/site/site-paths'
import { timeInParis } from '@/domain/days/time-in-paris'
import { useLinkToken } from '@/storefront/lib/api/link-token-hook'
import { MINE, queryClient, WHILE_SHOWN } from '@/storefront/lib/api/query-client'
import { BankDetails } from '@/storefront/parts/bank-details'
import { Button } from '@/storefront/ui/button'
import { Icon } from '@/storefront/ui/icon'
import { LinkButton } from '@/storefront/ui/link-button'
import { Note } from '@/storefront/ui/note'
import { StripeForm } from '@/storefront/ui/stripe-form'
import { svgAddress } from '@/storefront/ui/svg-address'
import { TransferCode } from '@/storefront/ui/transfer-code'
import { openPaper, settlePurchase } from '../api/gift-calls'
import { useOpenForm, usePayPurchase } from '../api/use-pay-purchase'
import { GiftCardPreview } from './gift-card-preview'
import { GiftChange } from './gift-change'
import { GiftWithdrawal } from './gift-withdrawal'
import { LinkState } from './link-state'

const LOOK_AGAIN_MS = 3_000

/** The private page of who bought a card: where a payment comes back to, and from which one withdraws. */
export const GiftPurchasePage = () => {
  const token = useLinkToken({ bearsReload: true })
  const { data, error, refetch } = useQuery(
    {
      queryKey: [MINE, 'gift-purchase', token],
      queryFn: token ? () => settlePurchase(token) : skipToken,
      retry: false,
      ...WHILE_SHOWN,
      refetchOnWindowFocus: 'always',
      refetchInterval: ({ state }) => (state.data?.state === 'waiting' && !state.data.transfer ? LOOK_AGAIN_MS : false),
    },
    queryClient(),
  )
  if (!token || !data) {
    return (
      <LinkState token={token} error={error} loading="On regarde où en est ta carte…" onRetry={() => void refetch()} />
    )
  }
  return <Purchase gift={data} token={token} onRefresh={() => refetch()} />
}

type PurchaseProps = { gift: GiftPurchase; token: string; onRefresh: () => Promise<unknown> }

const Purchase = (props: PurchaseProps) => {
  const { gift } = props
  return (
    <section className="got" aria-labelledby="achat-titre">
      <div className="wrap got__in">
        <div className="got__t">
          <h1 id="achat-titre">{titleOf(gift)}</h1>
          <PurchaseState {...props} />
        </div>
        <GiftCardPreview
          picture={gift.picture}
          amount={gift.amount}
          tripName={gift.trip?.name ?? null}
          recipient={gift.recipient_name}
          giver={gift.giver_name}
          message=""
          expiresOn={gift.expires_on}
        >
          LAGO-••••-••••
        </GiftCardPreview>
      </div>
    </section>
  )
}

const PurchaseState = (props: PurchaseProps) => {
  const { state, transfer } = props.gift
  if (state === 'paid') return <Paid {...props} />
  return transfer ? <Transfer amount={props.gift.amount} transfer={transfer} /> : <Unpaid {...props} />
}

type TransferProps = { amount: number; transfer: NonNullable<GiftPurchase['transfer']> }

const Transfer = ({ amount, transfer: { until, qr, ...bank } }: TransferProps) => (
  <>
    <p className="lead" role="status">
      Envoie {formatPrice(amount)} avant le {formatLongDate(until)}. Ta carte est prête dès que ton virement est là, en
      général sous deux jours ouvrés, et tu reçois un mail.
    </p>
    <BankDetails bank={bank}>{qr !== null && <TransferCode src={svgAddress(qr)} amount={amount} />}</BankDetails>
    <p className="soft">Ces lignes sont aussi dans ta boîte, avec le lien de cette page.</p>
  </>
)

const titleOf = ({ state, withdrawal }: GiftPurchase): string => {
  if (withdrawal.refunded !== null) return 'Ta carte est rendue'
  if (state === 'paid') return 'C’est offert, merci\u00a0!'
  if (state === 'waiting') return 'Ta carte attend son paiement'
  return 'Ta carte n’est pas payée'
}

const Paid = ({ gift, token, onRefresh }: PurchaseProps) => {
  const { withdrawal } = gift
  if (withdrawal.refunded !== null) {
    return (
      <>
        <p className="lead">
          {formatPrice(withdrawal.refunded)} te reviennent{' '}
          {gift.paid_by === 'card'
            ? 'sur ta carte bancaire, en général sous cinq à dix jours.'
            : 'par virement, sous quatorze jours.'}
        </p>
        {withdrawal.declared_at !== null && (
          <p className="soft">
            Ta rétractation nous est parvenue le {dayOf(withdrawal.declared_at)} à{' '}
            {timeInParis(new Date(withdrawal.declared_at))}. Son accusé de réception est dans ta boîte.
          </p>
        )}
      </>
    )
  }
  return (
    <>
      <p className="lead" role="status">
        {leavingWords(gift)}
      </p>
      {gift.recipient_email === null && (
        <div className="row wrapx got__go">
          <Button look="go" size="lg" onClick={() => void openPaper(token)}>
            <Icon of={Printer} />
            Télécharger la carte
          </Button>
        </div>
      )}
      <p className="soft">Ton reçu est parti par mail, avec le lien de cette page.</p>
      {gift.leaves_at !== null && <GiftChange gift={gift} token={token} onRefresh={onRefresh} />}
      {withdrawal.amount > 0 && <GiftWithdrawal gift={gift} token={token} onRefresh={onRefresh} />}
    </>
  )
}

const leavingWords = ({
  recipient_name: name,
  recipient_email: email,
  sent_at: sentAt,
  leaves_at: leavesAt,
}: GiftPurchase): string => {
  if (email === null) return 'Elle est dans ta boîte, sur une page à imprimer et à plier en deux.'
  if (sentAt !== null) return `Elle a été envoyée à ${name} le ${dayOf(sentAt)}.`
  if (leavesAt === null) return 'Elle ne part plus.'
  return dayOf(leavesAt) === dayOf(new Date().toISOString())
    ? `Elle part à ${name} dans la minute.`
    : `Elle part à ${name} le ${dayOf(leavesAt)}, à 7\u00a0h du matin.`
}

const dayOf = (instant: string): string => formatLongDate(calendarDayInParis(new Date(instant)))

const Unpaid = ({ gift, token, onRefresh }: PurchaseProps) => {
  const { pay, form, closeForm, error, isBusy } = usePayPurchase({ token, onRefresh })
  // Whoever comes from the shop has given no card yet: the form is what they wait for.
  useOpenForm({ isAwaited: gift.state === 'waiting' && gift.provider === 'stripe', open: pay })
  const mayPay = gift.state === 'waiting' || gift.state === 'refused'
  return (
    <>
      <div role="status">
        {gift.state === 'waiting' ? (
          <p className="lead">On attend la réponse de ta banque. Rien n’est débité tant qu’elle n’a pas répondu.</p>
        ) : (
          <Note tone="warn">{gift.message ?? 'Ce paiement est terminé. Rien n’a été débité.'}</Note>
        )}
      </div>
      {error !== undefined && (
        <Note tone="danger" role="alert">
          {error}
        </Note>
      )}
      {form ? (
        <StripeForm
          clientSecret={form.clientSecret}
          publishableKey={form.publishableKey}
          label={`Payer ${formatPrice(gift.amount)}`}
          returnUrl={`${location.origin}/carte-offerte/${token}`}
          onDone={() => {
            closeForm()
            void onRefresh()
          }}
        />
      ) : (
        <div className="row wrapx got__go">
          {mayPay ? (
            <Button look="go" size="lg" aria-disabled={isBusy} onClick={() => void pay()}>
              Payer {formatPrice(gift.amount)}
            </Button>
          ) : (
            <LinkButton look="go" size="lg" href={SITE_PATHS.giftCards}>
              Recommencer
            </LinkButton>
          )}
        </div>
      )}
    </>
  )
}
