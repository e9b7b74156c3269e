import { viewRoute } from '#web/shared/page/view-route.ts'

const screen = () => import('./receipt-screen.tsx')

export const ownReceiptRoute = viewRoute('/fees/receipts/$paymentId', screen, 'ReceiptScreen')
