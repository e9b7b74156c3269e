import { viewRoute } from '#web/shared/page/view-route.ts'

const screen = () => import('./payment-details-view.tsx')

export const paymentDetailsRoute = viewRoute('/payment-details', screen, 'PaymentDetailsView')
