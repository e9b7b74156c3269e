import type { OwnApplication } from '#contract/shapes/application.ts'
import { storeApplication } from '#texts/shared/application.ts'
import { ButtonLink } from '#web/ui/buttons/button.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { StatePanel } from './state-panel.tsx'

/**
 * Replaces the registration for a person who is not approved: shows the state of the application, which comes
 * first.
 */
export function ApplyFirst({ application }: { application: OwnApplication | null }) {
  const { applyFirst: texts } = storeApplication
  const contact = (
    <ButtonLink to="/contact" look="quiet">
      {texts.contact}
    </ButtonLink>
  )
  // An approval ends with its store, so a person who closed a store applies again.
  if (!application || application.state === 'approved') {
    return (
      <EmptyState artwork="department-store" message={texts.heading} hint={texts.text}>
        <ButtonLink to="/display-request">{texts.apply}</ButtonLink>
        {contact}
      </EmptyState>
    )
  }
  const { state } = application
  return (
    <StatePanel state={state} isNews={false}>
      <p>{texts.standing[state]}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <ButtonLink to="/display-request">{texts.act[state]}</ButtonLink>
        {contact}
      </div>
    </StatePanel>
  )
}
