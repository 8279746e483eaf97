import { Check, Hourglass, Lock } from 'lucide'
import { useRef, useState, type ReactNode } from 'react'
import type { PaymentDetail } from '@/contract/payments'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { EMAIL_ADDRESS } from '@/domain/accounts/email-address'
import { formatDays, formatLongDate } from '@/domain/days/french-dates'
import { legalPath } from '@/domain/legal/legal-documents'
import { formatPrice } from '@/domain/text/price'
import { SITE_PATHS } from '@/domain/site/site-paths'
import { timeInParis } from '@/domain/days/time-in-paris'
import { UnsureNote } from '@/storefront/parts/unsure-note'
import { Box } from '@/storefront/ui/box'
import { Button } from '@/storefront/ui/button'
import { CheckboxRow } from '@/storefront/ui/checkbox-row'
import { Field } from '@/storefront/ui/field'
import { FieldError } from '@/storefront/ui/field-error'
import { Icon } from '@/storefront/ui/icon'
import { LinkButton } from '@/storefront/ui/link-button'
import { Note } from '@/storefront/ui/note'
import { Ptarmigan } from '@/storefront/ui/ptarmigan'
import { useSession } from '@/storefront/lib/session/hook'
import { knownSession } from '@/storefront/lib/session/known'
import type { PaymentView } from '../rules/payment-view'
import type { ViewProps } from '../rules/view-props'
import { DeclinedNote, DeclineShare } from './decline-share'
import { StartError } from './start-error'

type Share = NonNullable<PaymentDetail['share']>
type ShareViewProps = ViewProps & { share: Share; view: PaymentView; token: string; onRefresh: () => Promise<unknown> }

/** A share of a deposit, without an account: what is to be paid of which trip, or what became of it. */
export const ShareView = ({ view, ...props }: ShareViewProps) => {
  if (view === 'share_due') return <ShareForm {...props} />
  if (view === 'share_ready') return <ReadyBox payment={props.payment} share={props.share} />
  if (view === 'share_paid') return <PaidShare payment={props.payment} />
  return <OverBox payment={props.payment} />
}

const ShareForm = ({ payment: { detail }, start, share, token, onRefresh }: Omit<ShareViewProps, 'view'>) => (
  <>
    <h1 className="tun-title">Ta part de l’acompte</h1>
    <p className="lead paylead">
      {share.host === null ? 'On t’attend' : `${share.host} t’attend`} pour «{'\u00a0'}
      {detail.expedition.name}
      {'\u00a0'}»
    </p>
    <div className="payform">
      {share.is_declined && <DeclinedNote host={share.host} />}
      <Facts detail={detail} share={share} />
      <Others share={share} />
      <OrderShare detail={detail} share={share} start={start} />
      <DeclineShare token={token} share={share} onRefresh={onRefresh} />
    </div>
  </>
)

/** Who orders a share: the address of the receipt, and what is agreed to. */
const useShareOrder = ({ share, start }: { share: Share; start: ViewProps['start'] }) => {
  const { user } = useSession()
  const [typed, setEmail] = useState<string>()
  const [isAgreed, setIsAgreed] = useState(false)
  const [isAsked, setIsAsked] = useState(false)
  const email = typed ?? user?.email ?? ''
  const isOrdering = useRef(false)
  const askFor = async () => {
    // Pressed before it is known who is there, it waits for their address.
    const address = (typed ?? (await knownSession()).user?.email ?? '').trim()
    setIsAsked(true)
    if (!isAgreed || !isAddress(address)) return
    await start.start({ agreement: { email: address, terms_version: share.terms_version, accepts_terms: true } })
  }
  const order = async () => {
    if (isOrdering.current) return
    isOrdering.current = true
    await askFor().finally(() => {
      isOrdering.current = false
    })
  }
  return {
    email,
    setEmail,
    isAgreed,
    setIsAgreed,
    lacksAddress: isAsked && !isAddress(email.trim()),
    lacksTerms: isAsked && !isAgreed,
    order,
  }
}

const isAddress = (text: string) => EMAIL_ADDRESS.test(text)

const OrderShare = ({ detail, share, start }: { detail: PaymentDetail; share: Share; start: ViewProps['start'] }) => {
  const { email, setEmail, lacksAddress, order, ...terms } = useShareOrder({ share, start })
  return (
    <section className="box order" aria-label="Commander">
      <p>
        <span className="soft own-line">À régler maintenant, par carte</span>
        <b className="order__sum num">{formatPrice(detail.amount)}</b>
      </p>
      <Field
        label="Ton adresse mail, pour le reçu"
        type="email"
        autoComplete="email"
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        {...(lacksAddress && { error: 'Écris ton adresse, pour recevoir ton reçu' })}
      />
      <Terms {...terms} />
      <StartError start={start} isTransferable={false} />
      <Button
        look="go"
        size="lg"
        block
        className="order__go"
        aria-disabled={start.isStarting || detail.card === null}
        onClick={() => void order()}
      >
        <Icon of={Lock} />
        Commander avec obligation de paiement
      </Button>
      <p className="small soft" role="status">
        {start.isStarting
          ? 'On ouvre la page de paiement…'
          : 'Ta carte n’est débitée qu’une fois la dernière part autorisée. Sinon, rien n’est pris.'}
      </p>
    </section>
  )
}

type TermsProps = { isAgreed: boolean; setIsAgreed: (isAgreed: boolean) => void; lacksTerms: boolean }

const Terms = ({ isAgreed, setIsAgreed, lacksTerms }: TermsProps) => (
  <div>
    <CheckboxRow
      checked={isAgreed}
      aria-invalid={lacksTerms}
      aria-describedby="manque-conditions"
      onChange={({ target }) => setIsAgreed(target.checked)}
    >
      J’ai lu et j’accepte les{' '}
      <a className="link" href={legalPath('terms_of_sale')} target="_blank" rel="noopener">
        conditions générales de vente<span className="sr-only">, nouvel onglet</span>
      </a>
      .
    </CheckboxRow>
    <div id="manque-conditions">{lacksTerms && <FieldError>Coche cette case pour commander</FieldError>}</div>
  </div>
)

const Facts = ({ detail: { expedition, amount }, share }: { detail: PaymentDetail; share: Share }) => (
  <Box title="Le voyage">
    <p>
      <a className="link" href={SITE_PATHS.expedition(expedition.slug)}>
        {expedition.name}
      </a>
      , {formatDays({ start: expedition.departure_start, end: expedition.departure_end })}
    </p>
    <dl className="rcpt__lines num">
      <div>
        <dt>Ta part</dt>
        <dd>{formatPrice(amount)}</dd>
      </div>
      <div>
        <dt>Acompte, pour {String(expedition.travelers_count)} personnes</dt>
        <dd>{formatPrice(share.deposit)}</dd>
      </div>
    </dl>
  </Box>
)

const Others = ({ share: { others, deadline } }: { share: Share }) => {
  const until = new Date(deadline)
  const isIn = others.filter((one) => one.is_in).length
  return (
    <Box title="Les autres parts" aside={<p className="soft num">{`${String(isIn)} sur ${String(others.length)}`}</p>}>
      <ul className="shares">
        {others.map(({ position, name, is_in }) => (
          <li key={position}>
            <b>{name ?? `Part ${String(position)}`}</b>
            <span className="small soft">
              {is_in ? (
                <>
                  <Icon of={Check} /> Réglée
                </>
              ) : (
                'Pas encore'
              )}
            </span>
          </li>
        ))}
      </ul>
      <div className="hold">
        <Icon of={Hourglass} />
        <p>
          Les places attendent jusqu’au {formatLongDate(calendarDayInParis(until))}, {timeInParis(until)}
        </p>
      </div>
    </Box>
  )
}

const State = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section className="box paystate" aria-labelledby={id}>
    <h1 id={id}>{title}</h1>
    {children}
  </section>
)

const ReadyBox = ({ payment: { detail }, share }: Pick<ShareViewProps, 'payment' | 'share'>) => {
  const missing = share.others.filter(({ is_in }) => !is_in).length
  return (
    <>
      <State id="ta-part-est-prete" title="Ta part est prête">
        <p>
          {formatPrice(detail.amount)} autorisés par ta banque, pas encore débités. Il manque{' '}
          {missing === 1 ? 'une part' : `${String(missing)} parts`}
          {'\u00a0'}: la réservation se fait quand la dernière arrive, et on t’écrit.
        </p>
      </State>
      <Others share={share} />
    </>
  )
}

const PaidShare = ({ payment: { detail } }: Pick<ShareViewProps, 'payment'>) => (
  <section className="rcpt" aria-labelledby="paye">
    <Ptarmigan className="rcpt__perch" />
    <div className="rcpt__t on-dark">
      <h1 id="paye">C’est payé</h1>
      <p>
        Toutes les parts sont là{'\u00a0'}: vos {String(detail.expedition.travelers_count)} places pour «{'\u00a0'}
        {detail.expedition.name}
        {'\u00a0'}» sont prises
      </p>
    </div>
    <div className="xcard__stub rcpt__stub">
      <dl className="rcpt__lines num">
        <div>
          <dt>Ta part de l’acompte</dt>
          <dd>{formatPrice(detail.amount)}</dd>
        </div>
      </dl>
      <UnsureNote awaited={detail.expedition.awaited} start={detail.expedition.departure_start} />
      <p className="small soft">Le reçu part par mail.</p>
    </div>
  </section>
)

const OverBox = ({ payment: { detail } }: Pick<ShareViewProps, 'payment'>) => (
  <State
    id="rien"
    title={detail.share?.sharing === 'complete' ? 'Ta part n’a pas été débitée' : 'Le partage est terminé'}
  >
    <Note tone="warn">{detail.message ?? 'Le temps de payer est passé. Rien n’a été débité.'}</Note>
    <LinkButton look="line" size="lg" block href={SITE_PATHS.expedition(detail.expedition.slug)}>
      Voir le voyage
    </LinkButton>
  </State>
)
