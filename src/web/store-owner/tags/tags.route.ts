import { viewRoute } from '#web/shared/page/view-route.ts'

const screen = () => import('./tags-view.tsx')

export const tagsRoute = viewRoute('/products/tags', screen, 'TagsView')
