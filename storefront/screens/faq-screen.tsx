import type { FaqEntry } from '@/contract/faq'
import type { SiteSettings } from '@/contract/site'
import { FAQ_THEMES } from '@/domain/faq/faq-themes'
import { FaqFilter } from '@/storefront/features/faq/components/faq-filter'
import { FaqQuestion } from '@/storefront/features/faq/components/faq-question'
import { StillAsking } from '@/storefront/features/faq/components/still-asking'
import { SideContents } from '@/storefront/ui/side-contents'

type FaqScreenProps = { entries: FaqEntry[]; settings: SiteSettings }

export const FaqScreen = ({ entries, settings }: FaqScreenProps) => {
  const groups = FAQ_THEMES.map(({ value, title }) => ({
    id: value,
    text: title,
    questions: entries.filter(({ theme }) => theme === value),
  })).filter(({ questions }) => questions.length > 0)
  const frequent = entries.filter(({ short_label: label }) => label !== '')
  return (
    <main id="contenu" tabIndex={-1}>
      <FaqFilter
        title={<h1>Une question avant de partir&nbsp;?</h1>}
        bird={<img className="faq-search__bird" src="/brand/lagopede-mark.svg" alt="" width={116} height={116} />}
        shortcuts={
          frequent.length > 0 && (
            <div className="faq-hot">
              <p id="faq-souvent">Souvent demandé</p>
              <ul aria-labelledby="faq-souvent">
                {frequent.map(({ slug, short_label: label }) => (
                  <li key={slug}>
                    <a className="chip" href={`#${slug}`}>
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          )
        }
        contents={<SideContents items={groups.map(({ id, text }) => ({ id, text }))} />}
      >
        {groups.map(({ id, text, questions }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{text}</h2>
            <div className="accs">
              {questions.map((entry) => (
                <FaqQuestion key={entry.id} entry={entry} />
              ))}
            </div>
          </section>
        ))}
      </FaqFilter>
      <StillAsking settings={settings} />
    </main>
  )
}
