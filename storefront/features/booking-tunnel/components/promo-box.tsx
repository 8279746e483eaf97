import { Tag } from 'lucide'
import { useState } from 'react'
import { formatDiscount } from '@/domain/reservations/discount'
import { isRefusal } from '@/storefront/lib/api/api-error'
import { Button } from '@/storefront/ui/button'
import { Field } from '@/storefront/ui/field'
import { FieldError } from '@/storefront/ui/field-error'
import { Icon } from '@/storefront/ui/icon'
import type { Tunnel } from '../api/use-tunnel'

const UNANSWERED = 'Le réseau ne répond pas. Essaie encore.'
const ONE_ONLY = 'Un seul code par réservation. Il baisse le prix de l’aventure, pas celui des options.'

type PromoBoxProps = { tunnel: Pick<Tunnel, 'cart' | 'flush' | 'addPromo' | 'removePromo'> }

/** « J’ai un code »: the code that lowers the price, with what it takes off or why it does not, and the way to take it away. */
export const PromoBox = ({ tunnel: { cart, flush, addPromo, removePromo } }: PromoBoxProps) => {
  const { promo } = cart
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const [said, setSaid] = useState('')

  const run = async (work: () => Promise<void>, done: string) => {
    if (isBusy) return
    setIsBusy(true)
    setError(undefined)
    try {
      // What was typed counts for whom the code is.
      if (await flush()) {
        await work()
        setCode('')
        setSaid(done)
      }
    } catch (reason) {
      setSaid('')
      setError(isRefusal(reason) ? reason.summary : UNANSWERED)
      document.getElementById('code-promo')?.focus()
    }
    setIsBusy(false)
  }

  return (
    <section className="box" aria-labelledby="j-ai-un-code">
      <h2 id="j-ai-un-code">{promo ? 'Code promo' : 'J’ai un code'}</h2>
      {promo && (
        <ul className="applied">
          <li>
            <Icon of={Tag} />
            <div>
              <b>Code {promo.code}</b>
              {promo.refusal ? (
                <FieldError>{`Il ne s’applique plus. ${promo.refusal.message}`}</FieldError>
              ) : (
                <small>
                  {promo.words}
                  {promo.rule && `. ${promo.rule}`}
                </small>
              )}
            </div>
            <span className="applied__n">{promo.refusal ? null : formatDiscount(promo.amount)}</span>
            <button
              type="button"
              className="lnkb"
              aria-disabled={isBusy}
              onClick={() => void run(removePromo, `Code ${promo.code} retiré.`)}
            >
              Retirer <span className="sr-only">le code {promo.code}</span>
            </button>
          </li>
        </ul>
      )}
      {(!promo || promo.refusal) && (
        <form
          className="coderow"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void run(() => addPromo(code), 'Code appliqué, le prix a changé.')
          }}
        >
          <Field
            id="code-promo"
            label={promo ? 'Un autre code' : 'Code promo'}
            value={code}
            maxLength={60}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            hint={ONE_ONLY}
            {...(error !== undefined && { error })}
            onChange={({ target }) => {
              setCode(target.value)
              setError(undefined)
            }}
          />
          <Button type="submit" look="line" aria-disabled={isBusy}>
            Appliquer
          </Button>
        </form>
      )}
      <p className="sr-only" role="status">
        {said}
      </p>
    </section>
  )
}
