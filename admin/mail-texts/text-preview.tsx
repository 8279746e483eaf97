'use client'

import './mail-texts.css'
import '../components/preview-table.css'
import { useDebounce, useFormFields } from '@payloadcms/ui'
import type { MailTextPreview } from '@/contract/mail-texts'
import { previewMailText } from '@/contract/mail-texts'
import { usePanel } from '../calls/use-panel'
import { MailArticle } from '../mails/mail-article'

const WAIT_MS = 400

/** The mail of the form as it would leave, with sample facts; what its text may name; why it can't serve. */
export const TextPreview = () => {
  const typed = useTyped()
  const body = useDebounce(typed, WAIT_MS)
  const { answer, error } = usePanel(
    previewMailText,
    JSON.parse(body) as Parameters<typeof usePanel<typeof previewMailText>>[1],
  )
  return (
    <section className="mail-text-preview" aria-label="Le mail, tel qu’il partirait">
      {error !== null && <p role="alert">{error}</p>}
      {answer && answer.faults.length > 0 && (
        <div role="status">
          <p>Ce texte ne peut pas partir{'\u00a0'}:</p>
          <ul>
            {answer.faults.map(({ path, message }) => (
              <li key={`${path} ${message}`}>
                {PARTS[path]}
                {'\u00a0'}: {message}
              </li>
            ))}
          </ul>
        </div>
      )}
      {answer && <Facts facts={answer.facts} />}
      {answer?.mail && <MailArticle mail={answer.mail} />}
    </section>
  )
}

const PARTS: Record<MailTextPreview['faults'][number]['path'], string> = {
  ...{ subject: 'Objet', title: 'Titre', preview: 'Aperçu', body: 'Texte' },
}

const Facts = ({ facts }: Pick<MailTextPreview, 'facts'>) =>
  facts.length > 0 && (
    <table className="preview-table">
      <caption>Les repères de ce mail, avec un exemple</caption>
      <thead>
        <tr>
          <th scope="col">Repère</th>
          <th scope="col">Exemple</th>
          <th scope="col">Dans le texte</th>
        </tr>
      </thead>
      <tbody>
        {facts.map(({ name, sample, is_required: isRequired, is_block: isBlock }) => (
          <tr key={name}>
            <th scope="row">{`{${name}}`}</th>
            <td>{sample === '' ? 'Rien, dans cet exemple.' : sample}</td>
            <td>
              {isRequired ? 'À garder' : 'Au choix'}
              {isBlock && ', seul sur sa ligne'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )

/** What is typed in the form, written out so that the same words are the same; `null` before a mail is chosen. */
const useTyped = (): string =>
  useFormFields(([fields]) => {
    const valueOf = (name: string): string => {
      const value = fields[name]?.value
      return typeof value === 'string' ? value : ''
    }
    const kind = valueOf('kind')
    return kind === ''
      ? 'null'
      : JSON.stringify({
          body: {
            kind,
            subject: valueOf('subject'),
            title: valueOf('title'),
            preview: valueOf('preview'),
            body: valueOf('body'),
          },
        })
  })
