import './mail-article.css'
import type { PreviewedMail } from '@/contract/previewed-mail'

/** A message as it will leave: its subject and the page itself, which runs and loads nothing. */
export const MailArticle = ({ mail: { to, subject, html, text } }: { mail: Omit<PreviewedMail, 'audience'> }) => (
  <article className="mail-article" aria-label={`Aperçu du mail à ${to}`}>
    <p className="mail-article__subject">
      <b>{subject}</b>
      <span>Lagopède, à {to}</span>
    </p>
    <iframe title={`Mail à ${to}`} sandbox="" srcDoc={html} />
    <details>
      <summary>Le texte seul</summary>
      <pre>{text}</pre>
    </details>
  </article>
)
