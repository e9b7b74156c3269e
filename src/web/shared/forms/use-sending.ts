import { type Failure, failureInWords } from './failure.ts'
import { useAct } from './use-act.ts'

export interface Sending<Values> {
  send: (values: Values) => Promise<void>
  /** What to say over the button instead of the usual; true when nothing is left to say. */
  onFailure?: ((error: unknown, values: Values) => Failure | boolean | undefined) | undefined
}

interface SendingInForm<Values> extends Sending<Values> {
  /** Puts the server's objections beside their fields; false when there is none to place. */
  place?: (error: unknown) => boolean
}

/** Sends what a form holds: refusals go beside the fields they are about; any other failure stands over the button. */
export function useSending<Values>({ send, onFailure, place }: SendingInForm<Values>) {
  function failureOf(error: unknown, values: Values): Failure | undefined {
    const said = onFailure?.(error, values)
    if (said === true) return
    if (said) return said
    return place?.(error) ? undefined : failureInWords(error)
  }

  const { start, isBusy, data, reset } = useAct({
    /** Resolves to what is to be said over the button. */
    mutationFn: async (values: Values): Promise<Failure | undefined> => {
      try {
        await send(values)
      } catch (error) {
        return failureOf(error, values)
      }
    },
  })
  return { start, isBusy, failure: data, forgetFailure: reset }
}
