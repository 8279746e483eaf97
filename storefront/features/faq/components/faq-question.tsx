import { Plus } from 'lucide'
import type { FaqEntry } from '@/contract/faq'
import { Icon } from '@/storefront/ui/icon'
import { AnswerHelped } from './answer-helped'

/** A question that opens on its answer. The anchor is the answer: a browser that is led there opens what hides it. */
export const FaqQuestion = ({ entry }: { entry: FaqEntry }) => (
  <details className="acc">
    <summary>
      <span data-asked="">{entry.question}</span>
      <Icon of={Plus} />
    </summary>
    <div id={entry.slug} className="acc__b">
      {/* Written in the panel and rendered from its rich text by the server. */}
      <div className="acc__a" dangerouslySetInnerHTML={{ __html: entry.html }} />
      <AnswerHelped id={entry.id} question={entry.question} />
    </div>
  </details>
)
