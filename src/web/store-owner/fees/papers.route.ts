import { viewRoute } from '#web/shared/page/view-route.ts'

// One module for both, because every page downloads the list of modules.
const screen = () => import('./paper-screens.tsx')

export const ownReceiptRoute = viewRoute('/fees/receipts/$paymentId', screen, 'ReceiptScreen')
export const ownStatementRoute = viewRoute('/fees/statements/$month', screen, 'StatementScreen')
