import { MapPin, MessageCircle, Phone } from 'lucide-react'
import type { ComponentProps } from 'react'
import { formatPhone, telLink, whatsappLink } from '#domain/phone.ts'
import { catalogue } from '#texts/shared/cards.ts'
import { common } from '#texts/shared/common.ts'
import { contactBar as texts } from '#texts/shared/contact-bar.ts'
import { buttonLook } from '#web/ui/buttons/button.tsx'
import type { Chat } from './chat.ts'

interface ContactBarProps {
  store: string
  phone: string | null
  map?: string
  chat?: Chat
  onReach: (channel: 'call' | 'whatsapp' | 'directions') => void
}

/**
 * On a phone the contact buttons stay at the bottom of the screen. At the end of the page they lie over its
 * footer.
 */
export function ContactBar({ store, phone, map, chat, onReach }: ContactBarProps) {
  const call = phone && telLink(phone)
  const chatLink = phone && whatsappLink(phone, chat?.words)
  if (!call && !map) return null
  return (
    <nav
      aria-label={texts.label}
      data-contact-bar=""
      className="sticky bottom-0 z-20 mt-8 -mb-16 flex gap-2 large-text:static large-text:mb-0 large-text:flex-wrap border-t border-line bg-surface px-3.5 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] sm:hidden print:hidden"
    >
      {call && (
        <Way
          href={call}
          onClick={() => onReach('call')}
          data-tap="call"
          aria-label={catalogue.call(store, formatPhone(phone))}
          className={buttonLook({}, look)}
        >
          <Phone aria-hidden="true" className="size-4" />
          {texts.call}
        </Way>
      )}
      {chatLink && (
        <Way
          href={chatLink}
          onClick={(event) => {
            onReach('whatsapp')
            chat?.onOpen?.(event)
          }}
          data-tap="whatsapp"
          isOutgoing
          aria-label={common.whatsApp(store)}
          className={buttonLook({ look: 'quiet' }, look)}
        >
          <MessageCircle aria-hidden="true" className="size-4 text-cane" />
          WhatsApp
        </Way>
      )}
      {map && (
        <Way
          href={map}
          onClick={() => onReach('directions')}
          data-tap="directions"
          isOutgoing
          aria-label={texts.directionsTo(store)}
          className={buttonLook({ look: 'quiet' }, look)}
        >
          <MapPin aria-hidden="true" className="size-4 text-lagoon" />
          {texts.directions}
        </Way>
      )}
    </nav>
  )
}

/** Without room for both, three buttons show words instead of icons. */
const look = 'flex-1 whitespace-nowrap px-3! gap-1.5! [&>svg]:flex-none max-[24rem]:[&>svg]:hidden'

function Way({ isOutgoing, ...link }: ComponentProps<'a'> & { isOutgoing?: boolean }) {
  return <a {...(isOutgoing && { target: '_blank', rel: 'noopener noreferrer' })} {...link} />
}
