import { reviews } from './en/reviews.ts'
import { areaTexts } from './language.ts'

export const useReviewsTexts = areaTexts({ en: reviews })
