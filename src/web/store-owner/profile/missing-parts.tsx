import { Circle } from 'lucide-react'
import type { StoreProfile } from '#contract/shapes/store-profile.ts'
import { storeProfile } from '#texts/store-owner/profile.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Panel } from '#web/ui/panels/panel.tsx'
import type { ProfileViewName } from './profile-view-name.ts'

/** The most useful part comes first. */
const parts = ['hours', 'description', 'contact', 'announcement'] as const
type Part = (typeof parts)[number]

function missingParts({ description, contactInfo, openingHours, announcement }: StoreProfile): Part[] {
  const isMissing: Record<Part, boolean> = {
    hours: !openingHours || Object.keys(openingHours).length === 0,
    description: description.trim() === '',
    contact: !contactInfo?.trim(),
    announcement: !announcement,
  }
  return parts.filter((part) => isMissing[part])
}

interface MissingPartsProps {
  profile: StoreProfile
  onGoTo: (view: ProfileViewName) => void
}

/** The missing parts, each with a link to its form. */
export function MissingParts({ profile, onGoTo }: MissingPartsProps) {
  const { missing: texts } = storeProfile
  const missing = missingParts(profile)
  if (missing.length === 0) return null
  return (
    <Panel title={texts.heading} text={texts.text}>
      <ul className="divide-y divide-line">
        {missing.map((part) => (
          <li
            key={part}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5 first:pt-0 last:pb-0 sm:flex-nowrap"
          >
            <p className="flex min-w-0 flex-1 basis-60 gap-2.5">
              <Circle aria-hidden="true" className="mt-1 size-3.5 flex-none text-sunset" />
              {texts[part].what}
            </p>
            <Button
              look="quiet"
              size="small"
              onClick={() => onGoTo(part === 'announcement' ? 'announcement' : 'edit')}
            >
              {texts[part].act}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
