import { lazyRouteComponent } from '@tanstack/react-router'
import { screenModule } from '#web/shared/page/screen-module.ts'

const screen = () => import('./receipt-screen.tsx')

export const receiptRoute = {
  path: '/fees/receipt/$paymentId',
  staticData: screenModule(screen),
  component: lazyRouteComponent(screen, 'ReceiptScreen'),
} as const
