import { storeApplication } from '#texts/shared/application.ts'
import { Panel } from '#web/ui/panels/panel.tsx'
import { PlainLink } from '#web/ui/panels/plain-link.tsx'

export function FeesInShort() {
  const { fees: texts } = storeApplication
  return (
    <Panel title={texts.heading}>
      <dl className="grid gap-4">
        {texts.items.map(([amount = '', text = '']) => (
          <div key={amount}>
            <dt className="heading text-lg">{amount}</dt>
            <dd className="text-pretty text-muted">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 border-t border-line pt-4 text-sm text-pretty text-muted">{texts.late}</p>
      <p className="mt-2">
        <PlainLink to="/terms" hash="fees">
          {texts.all}
        </PlainLink>
      </p>
    </Panel>
  )
}
