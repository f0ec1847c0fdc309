import './styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { loadSession } from '#lib/session.ts'
import { Layout } from './layout/layout.tsx'
import { AppRoutes } from './routes.tsx'

void loadSession()
// Somebody who comes back to the tab may have signed out in another one.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') void loadSession()
})

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    {/* What is chosen in a filter stands in the address: it must show at once, and the next choice builds on it. */}
    <BrowserRouter useTransitions={false}>
      <Layout>
        <AppRoutes />
      </Layout>
    </BrowserRouter>
  </StrictMode>,
)
