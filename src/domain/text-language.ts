/**
 * The languages in which people write here, with their BCP 47 tags. Pages mark a text in another language than their
 * own, so that it is read aloud as what it is. The names are those that their speakers use.
 */
export const textLanguages = { en: 'English', fr: 'Français', mfe: 'Kreol Morisien' } as const

export type TextLanguage = keyof typeof textLanguages

export const textLanguageTags = Object.keys(textLanguages) as [TextLanguage, ...TextLanguage[]]

/** The language of a review, found out by the server: 'und' (undetermined) when in doubt. */
export const commentLanguages = ['en', 'fr', 'und'] as const
export type CommentLanguage = (typeof commentLanguages)[number]
