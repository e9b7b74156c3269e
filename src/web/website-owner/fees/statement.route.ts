import { viewRoute } from '#web/shared/page/view-route.ts'

const screen = () => import('./statement-screen.tsx')

export const statementRoute = viewRoute('/fees/$storeId/$month', screen, 'StatementScreen')
