'use client'

import { Button } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'

type RecoveryCodesProps = { codes: string[]; next: string; onDone: () => void }

/** The ten recovery codes, shown this once: to copy, keep in a file or print. */
export const RecoveryCodes = ({ codes, next, onDone }: RecoveryCodesProps) => {
  const [said, setSaid] = useState('')
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.focus()
  }, [])

  const copy = (): void => {
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => {
        setSaid('Les dix codes sont copiés.')
      },
      () => {
        setSaid('La copie n’a pas marché\u00a0: télécharge-les ou note-les.')
      },
    )
  }

  return (
    <section className="second-factor recovery-codes" aria-labelledby="recovery-codes">
      <h2 id="recovery-codes" ref={title} tabIndex={-1}>
        Tes codes de secours
      </h2>
      <p>
        Sans ton application, chacun t’ouvre ton compte une fois. Garde-les en lieu sûr, hors de ton téléphone{'\u00a0'}
        : ils ne seront plus jamais montrés.
      </p>
      <ol>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="second-factor__bar">
        <Button buttonStyle="secondary" size="medium" margin={false} onClick={copy}>
          Copier
        </Button>
        <a
          className="btn btn--style-secondary btn--size-medium"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join('\n')}\n`)}`}
          download="codes-de-secours-lagopede.txt"
        >
          <span className="btn__content">
            <span className="btn__label">Télécharger</span>
          </span>
        </a>
        <Button
          buttonStyle="secondary"
          size="medium"
          margin={false}
          onClick={() => {
            window.print()
          }}
        >
          Imprimer
        </Button>
      </div>
      <p role="status">{said}</p>
      <Button size="large" margin={false} onClick={onDone}>
        {next}
      </Button>
    </section>
  )
}
