import { viewRoute } from '#web/shared/page/view-route.ts'

const screen = () => import('./feed-view.tsx')

export const feedRoute = viewRoute('/products/feed', screen, 'FeedView')
