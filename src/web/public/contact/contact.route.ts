import { choiceIn } from '#web/shared/address/address-values.ts'
import { informationRoute } from '#web/shared/page/information-route.ts'
import { contactSubjects } from './contact-subjects.ts'

const screen = () => import('./contact.tsx')

export const contactRoute = {
  ...informationRoute('/contact', screen),
  validateSearch: (
    query: Record<string, unknown>,
  ): { about?: (typeof contactSubjects)[number] | undefined } => ({
    about: choiceIn(query.about, contactSubjects),
  }),
} as const
