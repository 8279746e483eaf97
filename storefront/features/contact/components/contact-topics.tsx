import { BriefcaseBusiness, Compass, Handshake, MountainSnow, Newspaper, Ticket, type IconNode } from 'lucide'
import { CONTACT_TOPICS, type ContactTopic } from '@/domain/contact/contact'
import { FieldError } from '@/storefront/ui/field-error'
import { Icon } from '@/storefront/ui/icon'

const ICONS: Record<ContactTopic, IconNode> = {
  trip: Compass,
  reservation: Ticket,
  partner: Handshake,
  company: BriefcaseBusiness,
  press: Newspaper,
  guide: MountainSnow,
}

type ContactTopicsProps = {
  value: ContactTopic | null
  error?: string
  onChange: (topic: ContactTopic) => void
}

/** What one writes about, one of six. */
export const ContactTopics = ({ value, error, onChange }: ContactTopicsProps) => (
  <fieldset className="subj" aria-describedby={error && 'contact-topic-note'}>
    <legend className="label">À quel sujet&nbsp;?</legend>
    <div>
      {CONTACT_TOPICS.map(({ value: topic, label }, index) => (
        <label key={topic} className="subj__o">
          <input
            type="radio"
            name="topic"
            id={index === 0 ? 'contact-topic' : undefined}
            value={topic}
            checked={value === topic}
            onChange={() => onChange(topic)}
          />
          <span>
            <Icon of={ICONS[topic]} />
            {label}
          </span>
        </label>
      ))}
    </div>
    {error && <FieldError id="contact-topic-note">{error}</FieldError>}
  </fieldset>
)
