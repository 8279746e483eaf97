import { DATA_CREDITS, DATA_SOURCES_ANCHOR, DATA_SOURCES_TITLE } from '@/domain/legal/data-credits'

/** Whose data the site works with, and under which licence. */
export const DataSources = () => (
  <section className="lpart" aria-labelledby={DATA_SOURCES_ANCHOR}>
    <div className="lpart__h">
      <h2 id={DATA_SOURCES_ANCHOR}>{DATA_SOURCES_TITLE}</h2>
    </div>
    <div className="ltext">
      <p>Les villes et les gares de ce site viennent de données ouvertes, que nous avons réunies et complétées.</p>
      <ul>
        {DATA_CREDITS.map(({ what, source, href, licence, licenceHref }) => (
          <li key={source}>
            {what}
            {'\u00a0'}: <a href={href}>{source}</a>, <a href={licenceHref}>{licence}</a>.
          </li>
        ))}
      </ul>
    </div>
  </section>
)
