import { initI18n } from '@payloadcms/translations'
import config from '@payload-config'
import { getPayload } from 'payload'
import { readCaller } from '@/server/features/sign-in/session/read-caller'
import { callRequest } from '@/server/platform/http/call-request'
import { callMatcher } from '@/server/platform/http/match-call'
import type { FindCall } from '@/server/platform/web/calls-door'
import { API_ENDPOINTS } from './routes'

const match = callMatcher(API_ENDPOINTS)

/** The calls of /api/v1 as the web server serves them itself, by the contract; rejected while Payload cannot start. */
export const openCalls = async (): Promise<FindCall> => {
  const payload = await getPayload({ config, cron: true })
  const { i18n: settings } = payload.config
  const site = new URL(payload.config.serverURL)
  const i18n = await initI18n({ config: settings, context: 'api', language: settings.fallbackLanguage })
  return ({ method, path }) => {
    const matched = match({ method, path })
    if (!matched) return undefined
    const { call, params } = matched
    return async (asked) => {
      const req = callRequest({ ...asked, payload, i18n, params, site })
      const answer = await call.answer(req, readCaller)
      return { ...answer, besides: req.responseHeaders }
    }
  }
}
