import { CircleAlert } from 'lucide-react'

export function FieldProblem({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className="mt-1 flex gap-1.5 text-sm font-medium text-sunset">
      <CircleAlert aria-hidden="true" className="mt-px size-4 flex-none" />
      <span className="wrap-anywhere">{children}</span>
    </p>
  )
}
