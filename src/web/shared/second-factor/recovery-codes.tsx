import { Download, Printer } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { secondFactor } from '#texts/shared/second-factor.ts'
import { Button, buttonLook } from '#web/ui/buttons/button.tsx'
import { CopyButton } from './copy-button.tsx'

interface RecoveryCodesProps {
  codes: readonly string[]
  onKept: () => void
}

/** Recovery codes are shown only once, so they can be copied, printed or downloaded. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const { codes: texts } = secondFactor
  const list = useRef<HTMLUListElement>(null)
  // The form is gone, so the focus moves to the codes.
  useLayoutEffect(() => list.current?.focus(), [])
  const file = `${texts.fileHead}\r\n\r\n${codes.join('\r\n')}\r\n`
  return (
    <>
      <p className="max-w-prose text-muted">{texts.text}</p>
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={texts.list}
        className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-x-6 gap-y-1.5 rounded-xl border border-line bg-sand p-4 font-mono print:outline-none"
      >
        {codes.map((code) => (
          <li key={code} className="whitespace-nowrap select-all">
            {code}
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-2.5 print:hidden">
        <CopyButton text={codes.join('\n')} done={texts.copied}>
          {texts.copy}
        </CopyButton>
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
          download={texts.fileName}
          className={buttonLook({ look: 'quiet', size: 'small' })}
        >
          <Download aria-hidden="true" className="size-4.5" />
          {texts.download}
        </a>
        <Button look="quiet" size="small" onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-4.5" />
          {texts.print}
        </Button>
      </div>
      <Button onClick={onKept} className="mt-6 max-sm:w-full print:hidden">
        {texts.kept}
      </Button>
    </>
  )
}
