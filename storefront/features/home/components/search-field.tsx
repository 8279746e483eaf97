import type { IconNode } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '@/storefront/ui/icon'
import { Popover } from '@/storefront/ui/popover'

type SearchFieldProps = {
  icon: IconNode
  question: string
  answer: string
  children: (close: () => void) => ReactNode
}

export const SearchField = ({ icon, question, answer, children }: SearchFieldProps) => (
  <Popover
    className="sfield__place"
    triggerClassName="sfield"
    label={question}
    trigger={
      <>
        <Icon of={icon} />
        <b>{question}</b>
        <span>{answer}</span>
      </>
    }
  >
    {children}
  </Popover>
)
