import { ChevronDown } from 'lucide-react'
import { storeDetail } from '#texts/public/store.ts'
import { common } from '#texts/shared/common.ts'
import { Button } from './button.tsx'

interface MoreButtonProps {
  isWhole: boolean
  onTurn: () => void
  /** The id of the element that grows and shrinks. */
  of: string
  className?: string
}

/** Shows the rest of a text in place, and hides it again. */
export function MoreButton({ isWhole, onTurn, of, className = '' }: MoreButtonProps) {
  return (
    <Button
      look="plain"
      size="small"
      className={`px-0! ${className}`}
      aria-expanded={isWhole}
      aria-controls={of}
      onClick={onTurn}
    >
      {isWhole ? storeDetail.seeLess : common.seeMore}
      <ChevronDown
        aria-hidden="true"
        className={`size-4 transition-transform ${isWhole ? 'rotate-180' : ''}`}
      />
    </Button>
  )
}
