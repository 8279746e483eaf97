import type { ArrayField } from 'payload'

/** Rows closed when a form opens; one that is added is open. */
export const closedRows = ({
  description,
  rowLabel,
}: {
  description?: string
  /** What names a row. */
  rowLabel?: string
} = {}): ArrayField['admin'] => ({
  initCollapsed: true,
  description,
  components: {
    Field: '/admin/components/open-added-rows#OpenAddedRows',
    ...(rowLabel && { RowLabel: rowLabel }),
  },
})
