import { useLayoutEffect, useRef, useState } from 'react'
import { contact } from '#texts/public/contact.ts'
import { Button, ButtonLink } from '#web/ui/buttons/button.tsx'
import { Panel } from '#web/ui/panels/panel.tsx'
import { ContactForm } from './contact-form.tsx'

/** Once a message is sent, a confirmation replaces the form. */
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
  // The pressed button is gone, so the focus moves to the confirmation.
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
