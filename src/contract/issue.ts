import { type Sentence, sentence } from '#domain/sentence.ts'

/** A schema's messages are strings, so a sentence goes in with both its languages, as JSON. */
export const issue = ({ en, fr }: Sentence): string => JSON.stringify({ en, fr })

/** The sentence in a message of a schema; none when the library wrote it. */
export function sentenceIn(message: string): Sentence | undefined {
  if (!message.startsWith('{')) return
  try {
    const { en, fr } = JSON.parse(message)
    return typeof en === 'string' && typeof fr === 'string' ? sentence({ en, fr }) : undefined
  } catch {
    return
  }
}
