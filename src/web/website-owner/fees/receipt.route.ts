import { viewRoute } from '#web/shared/page/view-route.ts'

const screen = () => import('./receipt-screen.tsx')

export const receiptRoute = viewRoute('/fees/receipt/$paymentId', screen, 'ReceiptScreen')
