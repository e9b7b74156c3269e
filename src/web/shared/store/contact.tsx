import { MessageCircle, Phone } from 'lucide-react'
import { formatPhone, telLink, whatsappLink } from '#domain/phone.ts'
import { catalogue } from '#texts/shared/cards.ts'
import { common } from '#texts/shared/common.ts'
import { buttonLook } from '#web/ui/buttons/button.tsx'
import type { Chat } from './chat.ts'

interface ContactProps {
  phone: string
  store: string
  chat?: Chat
  onReach?: (channel: 'call' | 'whatsapp') => void
}

/** The phone contacts of a store. A number that cannot be dialled is still shown. */
export function Contact({ phone, store, chat, onReach }: ContactProps) {
  const number = formatPhone(phone)
  const call = telLink(phone)
  const chatLink = whatsappLink(phone, chat?.words)
  if (!call) return <p className="font-medium">{number}</p>
  return (
    <div className="flex flex-wrap gap-2.5">
      <a
        href={call}
        onClick={() => onReach?.('call')}
        data-tap="call"
        aria-label={catalogue.call(store, number)}
        className={buttonLook({}, 'flex-1 px-3.5! whitespace-nowrap')}
      >
        <Phone aria-hidden="true" className="size-4 flex-none" />
        <span className="tabular-nums">{number}</span>
      </a>
      {chatLink && (
        <a
          href={chatLink}
          onClick={(event) => {
            onReach?.('whatsapp')
            chat?.onOpen?.(event)
          }}
          data-tap="whatsapp"
          target="_blank"
          rel="noopener noreferrer"
          aria-label={common.whatsApp(store)}
          className={buttonLook({ look: 'quiet' }, 'flex-1 px-3.5!')}
        >
          <MessageCircle aria-hidden="true" className="size-4 flex-none text-cane" />
          WhatsApp
        </a>
      )}
    </div>
  )
}
