import { FieldPage } from '@/storefront/features/guide-field/components/field-page'

export const FieldScreen = ({ departureId }: { departureId: number }) => <FieldPage departureId={departureId} />
