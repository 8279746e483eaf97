import { NO_ANSWER, PanelRefusal, readRefusal } from './call-panel'

/** Reads an address of Payload's own REST, or posts `sent` to it. Throws a `PanelRefusal`. */
export const askRest = async <Body>(address: string, sent?: object): Promise<Body> => {
  const response = await fetch(address, {
    credentials: 'same-origin',
    ...(sent && { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(sent) }),
  }).catch(() => {
    throw new PanelRefusal({ message: NO_ANSWER })
  })
  const answer: unknown = await response.json().catch(() => null)
  if (!response.ok) throw readRefusal(answer)
  // Payload's REST answers what its collection holds.
  return answer as Body
}
