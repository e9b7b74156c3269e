/** Why a mail could not be delivered, without naming its recipient or its link. */
export class Undelivered extends Error {
  override name = 'Undelivered'
  /** True when the recipient's address does not exist; other failures may pass. */
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
