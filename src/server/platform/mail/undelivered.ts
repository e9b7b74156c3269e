/** Why a mail could not be delivered, in words that name neither its reader nor its link. */
export class Undelivered extends Error {
  override name = 'Undelivered'
  /** This reader's address does not exist; anything else may be ours or the mail server's to mend. */
  isRefusal: boolean

  constructor(reason: unknown) {
    const { code, command, responseCode } = reason as {
      code?: string
      command?: string
      responseCode?: number
    }
    super(['The mail could not be delivered', code, command, responseCode].filter(Boolean).join(', '))
    this.isRefusal = command === 'RCPT TO' && (responseCode ?? 0) >= 500
  }
}
