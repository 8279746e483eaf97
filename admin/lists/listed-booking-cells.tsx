import type { DefaultServerCellComponentProps } from 'payload'
import type { ListedBooking } from '@/domain/reservations/listed-booking'
import { formatPrice } from '@/domain/text/price'

type ListedCellProps = Partial<Pick<DefaultServerCellComponentProps, 'rowData'>>

/** What `sayListed` gave the row; nothing where the panel shows a reservation alone. */
const listedOf = ({ rowData }: ListedCellProps): ListedBooking | null =>
  ((rowData ?? {}) as { listed?: ListedBooking }).listed ?? null

export const ListedCustomer = (props: ListedCellProps) => <span>{listedOf(props)?.customer ?? '–'}</span>

export const ListedDeparture = (props: ListedCellProps) => <span>{listedOf(props)?.departure || '–'}</span>

export const ListedPaid = (props: ListedCellProps) => <Sum cents={listedOf(props)?.paid_cents} />

export const ListedOwed = (props: ListedCellProps) => <Sum cents={listedOf(props)?.owed_cents} />

const Sum = ({ cents }: { cents: number | undefined }) => (
  <span className="price-cell">{cents === undefined ? '–' : formatPrice(cents / 100)}</span>
)
