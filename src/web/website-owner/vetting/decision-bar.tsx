import type { Application } from '#contract/website-owner/vetting.ts'
import { ownerLetters as letters } from '#texts/website-owner/letters.ts'
import { ownerVetting as texts } from '#texts/website-owner/vetting.ts'
import { LetterButton } from '#web/website-owner/forms/letter-button.tsx'
import { useOwnerClient } from '#web/website-owner/owner-client.ts'
import { ApproveButton } from './approve-button.tsx'

const wide = 'max-sm:flex-1 max-sm:px-3'

/** Each decision sends a mail, which is previewed first. */
export function DecisionBar({ application }: { application: Application }) {
  const { ownerVetting } = useOwnerClient()
  const { _id: applicationId, businessName, person } = application
  return (
    <>
      <ApproveButton application={application} className={wide} />
      {application.state === 'open' && (
        <LetterButton
          texts={texts.ask}
          name="question"
          to={person.email}
          letter={(question) => letters.asked(businessName, question)}
          send={(question) => ownerVetting.ask({ applicationId, question })}
          className={wide}
        />
      )}
      <LetterButton
        texts={texts.refuse}
        name="reason"
        isGrave
        to={person.email}
        letter={(reason) => letters.refused(businessName, reason)}
        send={(reason) => ownerVetting.refuse({ applicationId, reason })}
        className={wide}
      />
    </>
  )
}
