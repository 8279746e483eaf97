import { LoadingScreen } from '@/storefront/screens/loading-screen'

const Loading = () => <LoadingScreen />

export default Loading
