import { sentence } from '#domain/sentence.ts'

export const say = {
  noSuchFeed: sentence({ en: 'There is no such feed.', fr: 'Ce flux n’existe pas.' }),
}
