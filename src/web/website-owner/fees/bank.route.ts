import { viewRoute } from '#web/shared/page/view-route.ts'

const screen = () => import('./bank-view.tsx')

export const bankRoute = viewRoute('/fees/bank', screen, 'BankView')
