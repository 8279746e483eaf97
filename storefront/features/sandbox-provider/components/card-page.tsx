'use client'

import { CircleX, Lock } from 'lucide'
import { useRef, useState, type SubmitEvent } from 'react'
import { checkCardEntry, type CardEntry, type CardEntryErrors } from '@/domain/catalogue/card-entry'
import { formatPrice } from '@/domain/text/price'
import { findTestCard, groupDigits, type TestCard, TEST_CARDS } from '@/domain/payments/test-cards'
import { Button } from '@/storefront/ui/button'
import { Field } from '@/storefront/ui/field'
import { Icon } from '@/storefront/ui/icon'
import { Note } from '@/storefront/ui/note'
import { useSandboxTurn } from '../api/use-sandbox-turn'
import type { SandboxPage } from '../rules/sandbox-page'
import { CardMark } from './card-mark'

const EMPTY: CardEntry = { number: '', expiry: '', cryptogram: '' }

/** The form of a card. What is typed is matched here, with the test cards: no digit of it leaves this page. */
export const CardPage = ({ page }: { page: SandboxPage }) => {
  const [entry, setEntry] = useState(EMPTY)
  const [errors, setErrors] = useState<CardEntryErrors>({})
  const form = useRef<HTMLFormElement>(null)
  const { send, isSending, failure, error } = useSandboxTurn({ page, onFailure: () => setEntry(EMPTY) })
  const card = findTestCard(entry.number)

  const fill = ({ number }: TestCard) => {
    setEntry({ number: groupDigits(number), expiry: nextYears(), cryptogram: '123' })
    setErrors({})
    form.current?.querySelector<HTMLButtonElement>('[type=submit]')?.focus()
  }
  const pay = (event: SubmitEvent) => {
    event.preventDefault()
    const checked = checkCardEntry({ entry, now: new Date() })
    setErrors(checked.ok ? {} : checked.errors)
    if (checked.ok) {
      void send({ card: checked.card.key })
      return
    }
    const [first = 'number'] = Object.keys(checked.errors)
    form.current?.querySelector<HTMLInputElement>(`#carte-${first}`)?.focus()
  }
  const field = (name: keyof CardEntry) => ({
    id: `carte-${name}`,
    className: name === 'number' ? 'sandbox-number' : '',
    value: entry[name],
    error: errors[name],
    inputMode: 'numeric' as const,
    // A browser would offer to fill in a real one.
    autoComplete: 'off',
    spellCheck: false,
    onChange: ({ target }: { target: HTMLInputElement }) => setEntry({ ...entry, [name]: target.value }),
  })

  return (
    <div className="sandbox-cols">
      <section className="box" aria-label="Payer par carte">
        <SandboxAmount page={page} />
        <div className="sandbox-said" role="status">
          {failure !== null && (
            <Note tone="danger" icon={CircleX}>
              <b>{failureWords(failure)}</b> Rien n’a été débité{'\u00a0'}: essaie une autre carte.
            </Note>
          )}
          {error !== null && (
            <Note tone="danger" icon={CircleX}>
              {error}
            </Note>
          )}
        </div>
        <form className="sandbox-form" ref={form} onSubmit={pay} noValidate>
          <div className="sandbox-psp">
            <div className="sandbox-number-cell">
              <Field label="Numéro de carte" placeholder="4242 4242 4242 4242" {...field('number')} />
              {card && <CardMark brand={card.brand} />}
            </div>
            <Field label="Expiration" placeholder="MM/AA" {...field('expiry')} />
            <Field label="Cryptogramme" placeholder="3 chiffres" {...field('cryptogram')} />
          </div>
          <Button look="go" size="lg" block type="submit" aria-disabled={isSending}>
            <Icon of={Lock} />
            {isSending ? 'On demande à ta banque…' : `Payer ${formatPrice(page.amountCents / 100)}`}
          </Button>
        </form>
        <a className="sandbox-back" href={page.returnUrl}>
          Revenir sans payer
        </a>
      </section>
      <section className="sandbox-aside" aria-labelledby="cartes-titre">
        <h2 id="cartes-titre">Les cartes d’essai</h2>
        <p className="soft small">
          Une pression remplit le formulaire. Chacune a son sort, pour voir tout ce qui peut arriver.
        </p>
        <TestCardList onChoose={fill} />
      </section>
    </div>
  )
}

/** A month to come, as a card prints it. */
const nextYears = (): string => `12/${String((new Date().getFullYear() + 3) % 100).padStart(2, '0')}`

/** Why the bank said no, in the words of the sandbox payment provider's page. */
const failureWords = (failure: string): string => WORDS[failure] ?? 'Ta banque a refusé cette carte.'

const WORDS: Partial<Record<string, string>> = {
  insufficient_funds: 'Le plafond de la carte est atteint.',
  card_expired: 'Cette carte est expirée.',
  proof_required: 'Ta banque veut une confirmation.',
  proof_refused: 'Le paiement n’a pas été confirmé dans ton appli.',
}

/** How much, and for what. */
const SandboxAmount = ({ page }: { page: Pick<SandboxPage, 'amountCents' | 'description'> }) => (
  <header className="sandbox-amount">
    <h1>Payer {formatPrice(page.amountCents / 100)}</h1>
    <p className="soft">{page.description}</p>
  </header>
)

/** The cards that pass here, with what each one does: a press fills the form in. */
const TestCardList = ({ onChoose }: { onChoose: (card: TestCard) => void }) => (
  <ul className="sandbox-cards">
    {TEST_CARDS.map((card) => (
      <li key={card.key}>
        <button type="button" onClick={() => onChoose(card)}>
          <b className="num">{groupDigits(card.number)}</b>
          <small>{card.label}</small>
        </button>
      </li>
    ))}
  </ul>
)
