import './styles/app.css'
import endpoints from 'virtual:endpoints'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { sendFromBrowser } from './api/browser.ts'
import { createClient } from './api/client.ts'
import { createAppRouter } from './router.tsx'

const router = createAppRouter({
  client: createClient(endpoints, sendFromBrowser),
  page: { instant: Date.now(), origin: location.origin },
})

hydrateRoot(
  document,
  <StrictMode>
    <RouterClient router={router} />
  </StrictMode>,
)
