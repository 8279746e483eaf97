import type { ParsedMail } from 'mailparser'
import { expect } from 'vitest'
import { newClient } from './account-calls'
import { call, type Answer } from './call'

/** Leaves a list as a mail program does, by one click (RFC 8058). */
export const clickUnsubscribe = (mail: ParsedMail | undefined): Promise<Answer<unknown>> => {
  const list = mail?.headers.get('list') as { unsubscribe?: { url?: string } } | undefined
  expect(mail?.headerLines.find(({ key }) => key === 'list-unsubscribe-post')?.line).toBe(
    'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
  )
  const url = new URL(list?.unsubscribe?.url ?? '')
  return call(`${url.pathname.replace('/api/', '')}${url.search}`, {
    method: 'POST',
    rawBody: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...newClient() },
  })
}
