import type { InputOf } from '@/contract/define-route'
import { changeOption, previewOption } from '@/contract/reservation-changes'
import { callApi } from '@/storefront/lib/api/call-api'
import { sessionToken } from '@/storefront/lib/session/token'

export const loadOption = async ({ id, optionId, count }: { id: number; optionId: string; count: number }) =>
  callApi(previewOption, {
    params: { id },
    query: { option_id: optionId, count: String(count) },
    token: await sessionToken(),
  })

export const saveOption = async ({ id, ...body }: { id: number } & InputOf<(typeof changeOption)['body']>) =>
  callApi(changeOption, { params: { id }, body, token: await sessionToken() })
