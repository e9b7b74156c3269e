import { getRouteApi } from '@tanstack/react-router'
import type { FoundThing } from '#contract/website-owner/content.ts'
import { Content } from '#web/website-owner/moderation/reported-content.tsx'
import { RestoreButton } from '#web/website-owner/moderation/restore-button.tsx'
import { TakeAway } from '#web/website-owner/moderation/take-away.tsx'
import { ContentView } from './content-view.tsx'

const route = getRouteApi('/owner/content')

export function ContentScreen() {
  return (
    <ContentView
      params={route.useSearch()}
      content={({ targetId, target, content }) => <Content id={targetId} target={target} content={content} />}
      acts={(thing) => <Acts thing={thing} />}
    />
  )
}

/** What can be done with it: taken away, or put back. */
function Acts({ thing }: { thing: FoundThing }) {
  const { target, targetId, content, openReports } = thing
  const isProduct = content.kind === 'product' && content.isRemoved
  const isStore = content.kind === 'store' && content.isSuspended
  return (
    <>
      {isProduct && <RestoreButton kind="product" id={targetId} name={content.title} />}
      {isStore && <RestoreButton kind="store" id={targetId} name={content.name} />}
      <TakeAway target={target} targetId={targetId} content={content} reportsSeen={openReports} />
    </>
  )
}
