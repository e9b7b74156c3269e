import { Prose } from './prose.tsx'

interface StepsProps {
  steps: readonly (readonly string[])[]
}

export function Steps({ steps }: StepsProps) {
  return (
    <ol className="grid gap-5">
      {steps.map(([step = '', text = ''], index) => (
        <li key={step} className="flex gap-4">
          <span
            aria-hidden="true"
            className="heading grid size-9 flex-none place-items-center rounded-full bg-lagoon-tint text-lagoon"
          >
            {index + 1}
          </span>
          <div className="min-w-0">
            <p className="font-semibold">{step}</p>
            <p className="text-pretty text-muted">
              <Prose text={text} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}
