/** What one agrees to by having a card kept: who charges it, how much, when, and how to take it back. */
export const CardTerms = ({ lines }: { lines: string[] }) => (
  <details className="cardterms">
    <summary>Ce que tu acceptes en gardant ta carte</summary>
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </details>
)
