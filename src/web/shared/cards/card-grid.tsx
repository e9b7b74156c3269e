import { Children, type ReactNode } from 'react'

interface CardGridProps {
  /** Two rows where four cards stand abreast, two rows where two do: the rest is a tap on 'See more' away. */
  preview?: boolean
  /** How many stand abreast where there is room. */
  columns?: 3 | 4
  children: ReactNode
}

/** Two cards abreast on phones, four where the column is wide enough, whatever the screen. */
export function CardGrid({ preview = false, columns = 4, children }: CardGridProps) {
  return (
    <div className="@container">
      <ul
        className={`grid grid-cols-2 gap-3 @min-[42rem]:gap-4 @min-[54rem]:gap-5 ${columns === 3 ? '@min-[34rem]:grid-cols-3' : '@min-[38rem]:grid-cols-4'}`}
      >
        {Children.map(children, (card) => (
          <li className={preview ? '@max-[38rem]:nth-[n+5]:hidden' : undefined}>{card}</li>
        ))}
      </ul>
    </div>
  )
}
