import { check as texts } from '#texts/public/check.ts'
import { Panel } from '#web/ui/panels/panel.tsx'

export const adviceId = 'before-you-pay'

/** What to look out for, whoever asks for money. */
export function Advice() {
  const { heading, points, police } = texts.advice
  return (
    <div id={adviceId} className="scroll-mt-24">
      <Panel title={heading} className="border-transparent! bg-sunset-tint!">
        <ul className="list-disc space-y-2 pl-5 text-pretty marker:text-sunset">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <p className="mt-4 font-semibold text-pretty">{police}</p>
      </Panel>
    </div>
  )
}
