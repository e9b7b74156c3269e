import { storeRegistration } from '#texts/store-owner/registration.ts'
import { ButtonLink } from '#web/ui/buttons/button.tsx'

/** The steps of joining, for visitors. */
export function JoiningSteps() {
  const { joining: texts } = storeRegistration
  return (
    <section aria-labelledby="joining" className="rounded-card border border-line bg-surface p-5 sm:p-7">
      <h2 id="joining" className="heading text-xl">
        {texts.title}
      </h2>
      <ol className="mt-5 grid gap-5">
        {texts.steps.map(([step, text], index) => (
          <li key={step} className="flex gap-4">
            <span
              aria-hidden="true"
              className="heading grid size-9 flex-none place-items-center rounded-full bg-lagoon-tint text-lagoon"
            >
              {index + 1}
            </span>
            <div className="min-w-0">
              <p className="font-semibold">{step}</p>
              <p className="text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to="/display-request" look="sunset">
          {texts.apply}
        </ButtonLink>
        <ButtonLink to="/contact" look="quiet">
          {texts.contact}
        </ButtonLink>
      </div>
    </section>
  )
}
