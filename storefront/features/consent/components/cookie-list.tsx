import { ChevronDown } from 'lucide'
import type { ReactNode } from 'react'
import type { ConsentCookie } from '@/domain/audience/consent-request'
import { formatCount } from '@/domain/text/plural'
import { Icon } from '@/storefront/ui/icon'

/** What is left in the browser, for whom wants to know; `children` follow it. */
export const CookieList = ({ cookies, children }: { cookies: ConsentCookie[]; children?: ReactNode }) => (
  <details>
    <summary>
      {formatCount(cookies.length, 'cookie')}
      <Icon of={ChevronDown} />
    </summary>
    <ul>
      {cookies.map(({ name, use, lasts }) => (
        <li key={name}>
          <b>{name}</b>
          <span>
            {use}, {lasts}
          </span>
        </li>
      ))}
    </ul>
    {children}
  </details>
)
