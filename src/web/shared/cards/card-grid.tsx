import { Children, type ReactNode } from 'react'

interface CardGridProps {
  /** Shows two rows of four or two cards. The rest is behind 'See more'. */
  preview?: boolean
  /** The number of columns on wide screens. */
  columns?: 3 | 4
  children: ReactNode
}

/** Two columns on phones, four where the container is wide enough. */
export function CardGrid({ preview = false, columns = 4, children }: CardGridProps) {
  return (
    <div className="@container">
      <ul
        className={`grid grid-cols-2 gap-3 @min-[42rem]:gap-4 @min-[54rem]:gap-5 ${columns === 3 ? '@min-[34rem]:grid-cols-3' : '@min-[38rem]:grid-cols-4'}`}
      >
        {Children.map(children, (card) => (
          <li
            className={
              preview ? '@max-[38rem]:nth-[n+5]:hidden' : 'nth-[n+5]:drawn-when-near-at-first-[22rem]'
            }
          >
            {card}
          </li>
        ))}
      </ul>
    </div>
  )
}
