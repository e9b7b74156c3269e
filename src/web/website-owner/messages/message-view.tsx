import { ChevronRight } from 'lucide-react'
import type { ContactMessage } from '#contract/website-owner/messages.ts'
import { ownerMessages as texts } from '#texts/website-owner/messages.ts'
import { sentenceOf } from '#web/shared/api/sentence-of.ts'
import { ButtonLink } from '#web/ui/buttons/button.tsx'
import { BackLink } from '#web/ui/panels/back-link.tsx'
import { NotLoaded } from '#web/ui/panels/not-loaded.tsx'
import { Panel } from '#web/ui/panels/panel.tsx'
import { PanelSkeleton } from '#web/ui/panels/panel-skeleton.tsx'
import { Moment } from '#web/ui/time/moment.tsx'
import { type Shown, useNextUnread, useReadMessage } from './message-queries.ts'
import { toMessage, toMessages } from './messages-links.ts'
import { ReplyForm } from './reply-form.tsx'

interface MessageViewProps {
  id: string
  /** The list from which it was opened. */
  from: Shown
}

/** One message with its replies and the form of the next reply. */
export function MessageView({ id, from }: MessageViewProps) {
  const { data: message, error, refetch, reply } = useReadMessage(id)
  const nextUnread = useNextUnread(id)
  return (
    <>
      <div className="mb-3 flex max-w-3xl flex-wrap justify-between gap-x-4">
        <BackLink {...toMessages(from)}>{texts.back}</BackLink>
        {nextUnread && (
          <ButtonLink
            {...toMessage(nextUnread, from)}
            look="plain"
            size="small"
            className="-mr-1 gap-1! px-0!"
          >
            {texts.next}
            <ChevronRight aria-hidden="true" className="size-4.5" />
          </ButtonLink>
        )}
      </div>
      {message ? (
        <div className="grid max-w-3xl gap-5">
          <Letter message={message} />
          {message.replies.length > 0 && <Replies replies={message.replies} />}
          <Panel title={message.replies.length > 0 ? texts.replyAgain : texts.reply}>
            <ReplyForm
              message={message}
              send={(text) => reply(message, text)}
              onAnsweredMeanwhile={() => void refetch()}
            />
          </Panel>
        </div>
      ) : error ? (
        <NotLoaded sentence={sentenceOf(error, texts.failedOne)} onTryAgain={() => void refetch()} />
      ) : (
        <PanelSkeleton />
      )}
    </>
  )
}

function Letter({ message: { name, email, message, createdAt } }: { message: ContactMessage }) {
  return (
    <Panel title={texts.from(name)}>
      <p className="-mt-3 flex flex-wrap items-center gap-x-4 text-sm text-muted">
        <a
          href={`mailto:${email}`}
          className="inline-flex items-center wrap-anywhere text-lagoon hover:underline pointer-coarse:min-h-11"
        >
          {email}
        </a>
        <Moment at={createdAt} />
      </p>
      <p className="mt-4 max-w-prose wrap-anywhere whitespace-pre-line">{message}</p>
    </Panel>
  )
}

function Replies({ replies }: Pick<ContactMessage, 'replies'>) {
  return (
    <Panel title={texts.replies}>
      <ol className="grid gap-4">
        {replies.map(({ author, text, createdAt }) => (
          <li key={createdAt + text} className="border-l-3 border-lagoon pl-4">
            <p className="flex flex-wrap gap-x-4 text-sm text-muted">
              <span className="wrap-anywhere">{author}</span>
              <Moment at={createdAt} />
            </p>
            <p className="mt-1 max-w-prose wrap-anywhere whitespace-pre-line">{text}</p>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
