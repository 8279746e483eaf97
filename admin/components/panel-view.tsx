import { DefaultTemplate } from '@payloadcms/next/templates'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import type { Role } from '@/domain/accounts/roles'
import { UntilAlive } from './until-alive'

type PanelViewProps = {
  view: AdminViewServerProps
  /** Its address, to come back to after signing in. */
  path: string
  /** Who may see it; everyone of the team without. */
  roles?: Role[]
  children: ReactNode
}

/** A page of the panel beside those of Payload, which opens such pages to anybody: the session is asked here. */
export const PanelView = ({ view, path, roles, children }: PanelViewProps) => {
  const { req, permissions, locale, visibleEntities } = view.initPageResult
  if (!req.user) redirect(`/admin/login?redirect=${encodeURIComponent(path)}`)
  if (!permissions.canAccessAdmin || (roles && !roles.includes(req.user.role))) redirect('/admin/unauthorized')
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={view.params}
      payload={req.payload}
      permissions={permissions}
      req={req}
      searchParams={view.searchParams}
      user={req.user}
      viewActions={req.payload.config.admin.components.actions}
      visibleEntities={visibleEntities}
    >
      <UntilAlive>{children}</UntilAlive>
    </DefaultTemplate>
  )
}
