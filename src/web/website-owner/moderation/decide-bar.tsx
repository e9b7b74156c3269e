import type { ReportedThing } from '#contract/website-owner/moderation.ts'
import { ownerLetters as letters } from '#texts/website-owner/letters.ts'
import { ownerModeration as texts } from '#texts/website-owner/moderation.ts'
import { ActionButton } from '#web/website-owner/forms/action-button.tsx'
import { LetterButton } from '#web/website-owner/forms/letter-button.tsx'
import { useOwnerClient } from '#web/website-owner/owner-client.ts'
import { TakeAway } from './take-away.tsx'

const wide = 'max-sm:flex-1 max-sm:px-3'

/** Every decision closes the reports that were on the screen. */
export function DecideBar({ thing }: { thing: ReportedThing }) {
  const { ownerModeration } = useOwnerClient()
  const { target, targetId, content, count: reportsSeen } = thing
  return (
    <>
      <ActionButton
        look="quiet"
        className={wide}
        act={() => ownerModeration.dismiss({ target, targetId, reportsSeen })}
      >
        {texts.dismiss.button}
      </ActionButton>
      {content && <WarnButton thing={thing} content={content} />}
      {content && (
        <TakeAway
          target={target}
          targetId={targetId}
          content={content}
          reportsSeen={reportsSeen}
          className={wide}
        />
      )}
    </>
  )
}

interface ActProps {
  thing: ReportedThing
  content: NonNullable<ReportedThing['content']>
}

function WarnButton({ thing, content }: ActProps) {
  const { warn } = texts
  const { ownerModeration } = useOwnerClient()
  const { target, targetId, count: reportsSeen } = thing
  const { about, to } = addressee(content)
  return (
    <LetterButton
      texts={warn}
      name="text"
      to={to}
      letter={(text) => letters.warning(about, text, content.kind)}
      send={(text) => ownerModeration.warn({ target, targetId, text, reportsSeen })}
      className={wide}
    />
  )
}

/** The author of the content, and its name in a mail to them. */
function addressee(content: ActProps['content']): { about: string; to: string } {
  switch (content.kind) {
    case 'product':
      return { about: content.title, to: content.store.name }
    case 'store':
      return { about: content.name, to: content.person.email }
    case 'answer':
      return { about: content.of.name, to: content.store.name }
    case 'review':
      return { about: content.of.name, to: content.author.email }
  }
}
