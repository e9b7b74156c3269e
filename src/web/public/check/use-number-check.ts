import endpoints from 'virtual:endpoints/check'
import { useMemo, useState } from 'react'
import type { checkApi } from '#contract/index.ts'
import type { NumberAnswer } from '#contract/public/number-check.ts'
import { formatPhone } from '#domain/phone.ts'
import { phoneNumbers } from '#domain/phone-numbers.ts'
import { scannedCode } from '#domain/scanned-code.ts'
import { check as texts } from '#texts/public/check.ts'
import { createClient, type Send } from '#web/shared/api/client.ts'
import { type Failure, failureInWords } from '#web/shared/forms/failure.ts'
import { useSubmitForm } from '#web/shared/forms/use-submit-form.ts'
import { useFetched } from '#web/shared/page/use-fetched.ts'

const loadScanner = () => import('./scanner.tsx').then(({ Scanner }) => Scanner)

export interface Answered extends NumberAnswer {
  /** The number or the address that was checked. */
  about?: string | undefined
}

/** The sentence about a text that is not one number. */
function problemWith(text: string): string | true {
  const { length } = phoneNumbers(text)
  if (length === 0) return texts.form.noNumber
  return length === 1 || texts.form.several
}

export function useNumberCheck(send: Send, origin: string) {
  const { numberCheck } = useMemo(() => createClient<typeof checkApi>(endpoints, send), [send])
  const [answer, setAnswer] = useState<Answered>()
  const [scanFailure, setScanFailure] = useState<Failure>()
  const [isScanning, setScanning] = useState(false)
  const [Scanner, fetchScanner] = useFetched(loadScanner)

  async function checkNumber(number: string) {
    setAnswer({
      ...(await numberCheck.number({ number })),
      about: formatPhone(phoneNumbers(number)[0] ?? number),
    })
  }

  const form = useSubmitForm<{ number: string }>({
    names: ['number'],
    send: async ({ number }) => {
      setAnswer(undefined)
      setScanFailure(undefined)
      await checkNumber(number)
    },
  })

  /** Answers what a code says, or why nothing was scanned. */
  async function scanned(found: { code: string } | { problem: string }) {
    setScanning(false)
    try {
      if ('problem' in found) setScanFailure({ sentence: found.problem })
      else await answerCode(found.code)
    } catch (error) {
      setScanFailure(failureInWords(error))
    }
  }

  async function answerCode(text: string) {
    const code = scannedCode(text, origin)
    if (code.kind === 'number') return checkNumber(code.number)
    if (code.kind === 'store' || code.kind === 'product')
      return setAnswer(await numberCheck.code({ kind: code.kind, id: code.id }))
    const { elsewhere, otherCode } = texts.scanner
    setAnswer({ message: code.kind === 'elsewhere' ? elsewhere(code.host) : otherCode, stores: [] })
  }

  return {
    submit: form.submit,
    number: form.field('number', { validate: problemWith }),
    isBusy: form.isBusy,
    failure: scanFailure ?? form.failure,
    answer,
    Scanner: isScanning ? Scanner : undefined,
    openScanner() {
      setAnswer(undefined)
      setScanFailure(undefined)
      form.clearFailure()
      void fetchScanner(() => setScanning(true))
    },
    closeScanner: () => setScanning(false),
    scanned: (found: { code: string } | { problem: string }) => void scanned(found),
  }
}
