/** A failure whose message is a whole sentence for the person who started the program. */
export class EmbeddedDatabaseError extends Error {
  readonly code: 'in-use' | 'unsupported' | 'not-yours' | 'not-ready' | 'broken' | 'other-version'

  constructor(code: EmbeddedDatabaseError['code'], message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'EmbeddedDatabaseError'
    this.code = code
  }
}
