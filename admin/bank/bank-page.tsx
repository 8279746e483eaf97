'use client'

import '../desk/desk.css'
import './bank.css'
import { useState } from 'react'
import { BankCredits } from './bank-credits'
import { BankLines } from './bank-lines'
import { ImportForm } from './import-form'

const STATES = [
  { state: 'open', label: 'À traiter' },
  { state: 'applied', label: 'Enregistrés' },
  { state: 'set_aside', label: 'De côté' },
  { state: 'known', label: 'Déjà là' },
  { state: 'refused', label: 'Refusés' },
] as const

/** The import of a statement, and its lines by what became of them. */
export const BankPage = () => {
  const [state, setState] = useState<(typeof STATES)[number]['state']>('open')
  const [turn, setTurn] = useState(0)
  return (
    <>
      <ImportForm
        onDone={() => {
          setState('open')
          setTurn(turn + 1)
        }}
      />
      <div className="bank__states" role="group" aria-label="Quels virements">
        {STATES.map((one) => (
          <button
            key={one.state}
            type="button"
            aria-pressed={one.state === state}
            onClick={() => {
              setState(one.state)
            }}
          >
            {one.label}
          </button>
        ))}
      </div>
      {state === 'known' || state === 'refused' ? (
        <BankCredits key={`${state} ${String(turn)}`} fate={state} />
      ) : (
        <BankLines key={`${state} ${String(turn)}`} state={state} />
      )}
    </>
  )
}
