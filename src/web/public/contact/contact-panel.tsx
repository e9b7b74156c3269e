import { useLayoutEffect, useRef, useState } from 'react'
import { contact } from '#texts/public/contact.ts'
import { Button, ButtonLink } from '#web/ui/buttons/button.tsx'
import { Panel } from '#web/ui/panels/panel.tsx'
import { ContactForm } from './contact-form.tsx'

/** The form, and in its place, once a message has gone, that it has. */
export function ContactPanel() {
  const [sentFrom, setSentFrom] = useState<string>()
  return (
    <Panel title={contact.form.heading}>
      {sentFrom === undefined ? (
        <ContactForm onSent={setSentFrom} />
      ) : (
        <Sent email={sentFrom} onAnother={() => setSentFrom(undefined)} />
      )}
    </Panel>
  )
}

function Sent({ email, onAnother }: { email: string; onAnother: () => void }) {
  const { sent: texts, backHome } = contact
  const box = useRef<HTMLDivElement>(null)
  // The button that was pressed is gone: whoever reads by ear or goes by key is taken to what came of it.
  useLayoutEffect(() => box.current?.focus(), [])
  return (
    <>
      <div ref={box} role="status" tabIndex={-1} className="rounded-xl bg-lagoon-tint px-4 py-3 outline-none">
        <p className="font-semibold">{texts.sentence}</p>
        <p className="wrap-anywhere">{texts.text(email)}</p>
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to="/">{backHome}</ButtonLink>
        <Button look="quiet" onClick={onAnother}>
          {texts.another}
        </Button>
      </div>
    </>
  )
}
