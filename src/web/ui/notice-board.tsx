import { Toaster } from 'react-hot-toast'

const look = {
  background: 'var(--color-surface)',
  color: 'var(--color-ink)',
  border: '1px solid var(--color-line)',
  borderRadius: '999px',
  boxShadow: 'var(--shadow-float)',
  fontWeight: 500,
  padding: '0.5rem 0.875rem',
}

/** The library's own limits are ours: success 2 s, error 4 s, at most 20 at a time. */
export default function NoticeBoard() {
  return (
    <Toaster
      position="bottom-center"
      toastOptions={{
        style: look,
        success: { iconTheme: { primary: 'var(--color-cane)', secondary: 'var(--color-surface)' } },
        error: { iconTheme: { primary: 'var(--color-sunset)', secondary: 'var(--color-surface)' } },
      }}
    />
  )
}
