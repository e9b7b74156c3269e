import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import type { ComponentProps } from 'react'
import { flashSales as texts } from '#texts/public/flash-sales.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'

interface CarouselControlsProps {
  total: number
  position: number
  isPlaying: boolean
  onPlayingChange: (plays: boolean) => void
  onGoTo: (position: number) => void
  onPrevious: () => void
  onNext: () => void
}

export function CarouselControls(props: CarouselControlsProps) {
  const { total, position, isPlaying, onPlayingChange, onGoTo, onPrevious, onNext } = props
  return (
    <div className="absolute inset-x-0 bottom-0 flex items-center justify-between py-1 large-text:static pr-2 pl-3.5 sm:pr-3 sm:pl-8.5">
      <div className="flex large-text:flex-wrap">
        {Array.from({ length: total }, (_, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its position
            key={index}
            type="button"
            aria-label={texts.goTo(index + 1)}
            aria-current={index === position || undefined}
            onClick={() => onGoTo(index)}
            className="group/dot grid h-9 min-w-6 pointer-coarse:h-11 place-items-center rounded-full focus-visible:outline-white"
          >
            <span className="dot block h-2 w-2 rounded-full bg-white/60 transition-all group-hover/dot:bg-white group-aria-[current=true]/dot:mx-1 group-aria-[current=true]/dot:w-5.5 group-aria-[current=true]/dot:bg-white" />
          </button>
        ))}
      </div>
      <div className="flex">
        <Control label={isPlaying ? texts.pause : texts.play} onClick={() => onPlayingChange(!isPlaying)}>
          {isPlaying ? (
            <Pause aria-hidden="true" className="size-4 fill-current" />
          ) : (
            <Play aria-hidden="true" className="size-4 fill-current" />
          )}
        </Control>
        {/* On a phone ten dots leave no room for arrows, and people swipe. */}
        <div className="hidden sm:flex">
          <Control label={texts.previous} onClick={onPrevious}>
            <ChevronLeft aria-hidden="true" className="size-5" />
          </Control>
          <Control label={texts.next} onClick={onNext}>
            <ChevronRight aria-hidden="true" className="size-5" />
          </Control>
        </div>
      </div>
    </div>
  )
}

function Control(props: ComponentProps<typeof IconButton>) {
  return (
    <IconButton
      {...props}
      className="size-9 text-white hover:bg-white/20 focus-visible:outline-white pointer-coarse:size-11"
    />
  )
}
