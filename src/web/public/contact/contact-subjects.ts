/** What a link to the form can be about; the message then begins with words for it. */
export const contactSubjects = ['store-name'] as const
