import { NotFoundScreen } from '@/storefront/screens/not-found-screen'

/** What the page comes to in any case, in its document from the start: a script alone puts the not-found screen there. */
const Loading = () => <NotFoundScreen />

export default Loading
