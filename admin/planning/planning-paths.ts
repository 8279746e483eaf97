/** The planning's own pages of the panel. */
export const PLANNING_PATHS = {
  planning: '/admin/agenda',
  copy: (ids: readonly number[]) => `/admin/copier-des-departs?ids=${ids.join(',')}`,
  reduce: (ids: readonly number[]) => `/admin/baisser-des-prix${ids.length > 0 ? `?ids=${ids.join(',')}` : ''}`,
} as const
