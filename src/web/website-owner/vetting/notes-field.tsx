import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { longest } from '#domain/limits.ts'
import { ownerVetting as words } from '#texts/website-owner/vetting.ts'
import { refusal } from '#web/shared/forms/failure.ts'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { useOwnerClient } from '#web/website-owner/owner-client.ts'
import { applicationsKey } from './vetting-queries.ts'

interface NotesFieldProps {
  applicationId: string
  notes: string
}

/** Notes are saved on blur, independently of the decision. */
export function NotesField({ applicationId, notes }: NotesFieldProps) {
  const { notes: texts } = words
  const { ownerVetting } = useOwnerClient()
  const queryClient = useQueryClient()
  const saved = useRef(notes)
  const [progress, setProgress] = useState<'saving' | 'saved'>()
  const [problem, setProblem] = useState<string>()

  async function save(written: string) {
    if (written === saved.current) return
    if (written.length > longest.notes) return setProblem(texts.tooLong)
    setProgress('saving')
    setProblem(undefined)
    try {
      await ownerVetting.note({ applicationId, notes: written })
      saved.current = written
      setProgress('saved')
      void queryClient.invalidateQueries({ queryKey: applicationsKey })
    } catch (error) {
      setProgress(undefined)
      setProblem(refusal(error) ?? texts.failed)
    }
  }

  return (
    <TextArea
      label={texts.label}
      hint={
        <p className="flex justify-between gap-3">
          {texts.hint}
          <span role="status" className="font-semibold text-cane">
            {progress && texts[progress]}
          </span>
        </p>
      }
      problem={problem}
      rows={1}
      defaultValue={notes}
      onChange={() => setProgress(undefined)}
      onBlur={({ target }) => void save(target.value.trim())}
      className="mt-5"
    />
  )
}
