import { common } from '#texts/shared/common.ts'
import { storeRegistration } from '#texts/store-owner/registration.ts'
import type { Destination } from '#web/ui/buttons/app-link.tsx'
import { ButtonLink } from '#web/ui/buttons/button.tsx'
import { FormProblem } from '#web/ui/fields/form-notice.tsx'
import type { Refused } from './use-registration-form.ts'

/** The link opens another tab, so that the form keeps its values. */
export function RegistrationRefused({ sentence, nextStep }: Refused) {
  const { refused: texts } = storeRegistration
  const links = (
    {
      approval: [
        { to: '/display-request', label: texts.apply },
        { to: '/contact', label: texts.contact },
      ],
      login: [{ to: '/login', label: texts.login }],
      storeLogin: [{ to: '/admin/login', label: texts.storeLogin }],
    } as const
  )[nextStep]
  return (
    <div className="grid gap-3">
      <FormProblem sentence={sentence} advice={nextStep === 'storeLogin' ? undefined : texts.kept} />
      <div className="flex flex-wrap gap-3">
        {links.map(({ to, label }) => (
          <TabLink key={to} to={to} label={label} />
        ))}
      </div>
    </div>
  )
}

function TabLink({ label, ...link }: Destination & { label: string }) {
  const { opensInNewTab } = common
  return (
    <ButtonLink {...link} target="_blank" look="quiet" size="small">
      {label}
      <span className="sr-only">{opensInNewTab}</span>
    </ButtonLink>
  )
}
