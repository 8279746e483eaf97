import type { PublicGuide } from '@/contract/guides'

/** What a guide learned, and when. */
export const GuideDiplomas = ({ diplomas }: Pick<PublicGuide, 'diplomas'>) => (
  <ol className="gdiplomas">
    {diplomas.map(({ year, title }) => (
      <li key={`${String(year)} ${title}`}>
        <b>{year ?? ''}</b>
        <span>{title}</span>
      </li>
    ))}
  </ol>
)
