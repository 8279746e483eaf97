import { DefaultTemplate } from '@payloadcms/next/templates'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { SecondFactorPage } from './second-factor-page'

const PATH = '/admin/second-facteur'

/** One's own second factor, at /admin/second-facteur. Payload opens views of one's own to anybody: the session is asked here. */
export const SecondFactorView = ({ initPageResult, params, searchParams }: AdminViewServerProps) => {
  const { req, permissions, locale, visibleEntities } = initPageResult
  if (!req.user) redirect(`/admin/login?redirect=${encodeURIComponent(PATH)}`)
  if (!permissions.canAccessAdmin) redirect('/admin/unauthorized')
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={req.user}
      visibleEntities={visibleEntities}
    >
      <SecondFactorPage />
    </DefaultTemplate>
  )
}
