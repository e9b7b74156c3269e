import { BadgeCheck, CircleHelp, CircleMinus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { CheckedStore } from '#contract/public/number-check.ts'
import { formatDate } from '#domain/mauritius-time.ts'
import { check } from '#texts/public/check.ts'
import { toStore } from '#web/shared/address/pages.ts'
import { StoreChecks } from '#web/shared/store/store-checks.tsx'
import { ButtonLink } from '#web/ui/buttons/button.tsx'
import { adviceId } from './advice.tsx'
import type { Answered } from './use-number-check.ts'

const { answer: texts } = check

/** Says whose the number is. One that is not known is never called a fraud. */
export function CheckAnswer({ message, stores, about }: Answered) {
  const isShown = stores.some(({ isSuspended }) => !isSuspended)
  const box = useRef<HTMLElement>(null)
  // The camera's picture, which was there before, is gone.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const Icon = isShown ? BadgeCheck : stores.length > 0 ? CircleMinus : CircleHelp
  return (
    <section
      ref={box}
      aria-label={texts.heading}
      className={`mt-5 scroll-my-24 rounded-xl p-4 ${isShown ? 'bg-lagoon-tint' : 'bg-sunset-tint'}`}
    >
      <div className="flex gap-3">
        <Icon
          aria-hidden="true"
          className={`mt-0.5 size-6 flex-none ${isShown ? 'text-lagoon' : 'text-sunset'}`}
        />
        <div className="min-w-0 flex-1 wrap-anywhere">
          {about && <p className="text-muted tabular-nums">{about}</p>}
          <p className="text-lg font-semibold text-pretty">{message}</p>
          {!isShown && (
            <p className="mt-2 text-pretty">
              {stores.length === 0 && texts.unknown}{' '}
              <a
                href={`#${adviceId}`}
                className="font-semibold text-lagoon underline hover:text-lagoon-deep pointer-coarse:py-2"
              >
                {texts.advice}
              </a>
            </p>
          )}
          {stores.map((store) => (
            <StoreAnswer key={store._id} store={store} />
          ))}
        </div>
      </div>
    </section>
  )
}

function StoreAnswer({ store }: { store: CheckedStore }) {
  const { name, city, isSuspended, checkedOn, numberChangedOn, checks } = store
  return (
    <div className="mt-3 border-t border-line pt-3">
      <p>
        <span className="font-semibold">{name}</span>, {city}
      </p>
      <p className="text-sm text-muted">
        {isSuspended ? texts.suspended : texts.checkedOn(formatDate(checkedOn))}
      </p>
      {!isSuspended && (
        <>
          <StoreChecks checks={checks} />
          {numberChangedOn && (
            <p className="mt-2 text-pretty">{texts.changed(formatDate(numberChangedOn))}</p>
          )}
          <ButtonLink {...toStore(store._id)} size="small" className="mt-3">
            {texts.toStore}
          </ButtonLink>
        </>
      )}
    </div>
  )
}
