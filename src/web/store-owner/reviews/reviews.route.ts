import { pageIn } from '#web/shared/address/address-values.ts'
import { viewRoute } from '#web/shared/page/view-route.ts'

const screen = () => import('./reviews-screen.tsx')

interface ReviewsSearch {
  page?: number | undefined
  show?: 'unanswered' | undefined
}

export const ownReviewsRoute = {
  ...viewRoute('/reviews', screen, 'ReviewsScreen'),
  validateSearch: ({ page, show }: Record<string, unknown>): ReviewsSearch => ({
    page: pageIn(page),
    show: show === 'unanswered' ? show : undefined,
  }),
} as const
