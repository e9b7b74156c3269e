/** The day on which the text of a page last changed, in any language. The page names it, and so does the sitemap. */
export const textChangedOn = { terms: '2026-11-15', privacyPolicy: '2026-11-17' } as const
