import { Clock, FileUp, type LucideIcon, Megaphone, PackagePlus } from 'lucide-react'
import { ownProducts } from '#texts/store-owner/products.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Artwork } from '#web/ui/frame/artwork.tsx'

/** The other first steps of a new store. */
export type NextView = 'edit' | 'announcement'

interface WelcomeProps {
  onCreate: () => void
  onImport: () => void
  onGoTo: (view: NextView) => void
}

/** Shown to a store without products. */
export default function Welcome({ onCreate, onImport, onGoTo }: WelcomeProps) {
  const { welcome: texts } = ownProducts
  return (
    <div className="flex flex-col items-center rounded-card border border-line bg-surface px-5 py-10 text-center">
      <Artwork name="convenience-store" size={96} />
      <p className="heading mt-4 text-2xl">{texts.title}</p>
      <p className="mt-1 max-w-prose text-muted">{texts.text}</p>
      <ol className="mt-6 grid w-full gap-3 text-left @3xl:grid-cols-3">
        <Step icon={PackagePlus} title={texts.product} text={texts.productText} onClick={onCreate} isFirst />
        <Step icon={Clock} title={texts.hours} text={texts.hoursText} onClick={() => onGoTo('edit')} />
        <Step
          icon={Megaphone}
          title={texts.announcement}
          text={texts.announcementText}
          onClick={() => onGoTo('announcement')}
        />
      </ol>
      <Button look="quiet" className="mt-6" onClick={onImport}>
        <FileUp aria-hidden="true" className="size-4.5" />
        {texts.import}
      </Button>
    </div>
  )
}

interface StepProps {
  icon: LucideIcon
  title: string
  text: string
  onClick: () => void
  isFirst?: boolean
}

function Step({ icon: Icon, title, text, onClick, isFirst = false }: StepProps) {
  return (
    <li
      className={`relative rounded-card border p-4 transition hover:border-lagoon ${isFirst ? 'border-lagoon bg-lagoon-tint' : 'border-line'}`}
    >
      <Icon aria-hidden="true" className="size-6 text-lagoon" />
      <button
        type="button"
        onClick={onClick}
        className="mt-2 block text-left font-semibold outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:outline-lagoon"
      >
        {title}
      </button>
      <p className={`mt-0.5 text-sm ${isFirst ? '' : 'text-muted'}`}>{text}</p>
    </li>
  )
}
