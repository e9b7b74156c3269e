import { useEffect, useRef, useState } from 'react'
import { check } from '#texts/public/check.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { readCodes } from './read-codes.ts'

const { scanner: texts } = check
const betweenLooksMs = 200

type Found = { code: string } | { problem: string }

interface ScannerProps {
  onFound: (found: Found) => void
  onClose: () => void
}

/** Shows what the camera sees until there is a code in it. The camera is asked for here, after the press of a button. */
export function Scanner({ onFound, onClose }: ScannerProps) {
  const video = useRef<HTMLVideoElement>(null)
  const stop = useRef<HTMLButtonElement>(null)
  const [isLooking, setLooking] = useState(false)
  const found = useRef(onFound)
  found.current = onFound

  useEffect(() => {
    const ending = new AbortController()
    const opener = document.activeElement
    stop.current?.focus()
    if (video.current)
      void scan(video.current, ending.signal, () => setLooking(true)).then(
        (result) => result && !ending.signal.aborted && found.current(result),
      )
    return () => {
      ending.abort()
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [])

  return (
    <section aria-label={check.form.scan} className="mt-5 grid gap-3">
      <p className="font-semibold">{texts.heading}</p>
      <video
        ref={video}
        muted
        playsInline
        aria-label={texts.heading}
        className="aspect-square w-full max-w-sm rounded-xl bg-black object-cover"
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button ref={stop} look="quiet" size="small" onClick={onClose}>
          {texts.stop}
        </Button>
        <p role="status" className="text-sm text-muted">
          {isLooking ? texts.looking : texts.starting}
        </p>
      </div>
    </section>
  )
}

/** The first code, or why there is none; undefined when it was ended before. */
async function scan(
  video: HTMLVideoElement,
  ended: AbortSignal,
  onStart: () => void,
): Promise<Found | undefined> {
  let stream: MediaStream | undefined
  try {
    stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
    const read = await readCodes()
    video.srcObject = stream
    await video.play()
    onStart()
    while (!ended.aborted) {
      const code = await read(video)
      if (code) return { code }
      await new Promise((done) => setTimeout(done, betweenLooksMs))
    }
  } catch (error) {
    if (ended.aborted) return
    const isRefused = error instanceof Error && error.name === 'NotAllowedError'
    return { problem: isRefused ? texts.refused : texts.noCamera }
  } finally {
    for (const track of stream?.getTracks() ?? []) track.stop()
  }
}
